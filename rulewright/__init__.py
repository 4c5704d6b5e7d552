"""The front door: load a game by name or from a folder of one's own."""
