"""From text to the typed model: source positions, problems, the grammar, types, names and checks."""
