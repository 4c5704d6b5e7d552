"""Data only: each folder here is a game, its rules, tables, layouts, clauses and pictures. It ships with the package."""
