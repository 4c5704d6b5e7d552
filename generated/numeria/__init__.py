"""Numeria, compiled."""
