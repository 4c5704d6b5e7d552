"""Data only: each folder is a game, its rules, tables, layouts, clauses and pictures. It ships with the package."""
