"""From records and layouts to faces, sheets and PDF."""
