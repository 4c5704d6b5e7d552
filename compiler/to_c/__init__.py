"""Flow IR → the kernel of a game in C. It says what `game_to_python` says, and means the same, bit for bit."""
