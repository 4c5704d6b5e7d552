"""From the typed model and YAML to records, flow IR, generated Python and JSON Schemas."""
