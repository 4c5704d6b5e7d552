"""What runs compiled games: the runtime, simulation, the terminal."""
