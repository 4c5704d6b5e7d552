"""Compiled games, one package each. Made by `rulewright build`; change the rules, not these files."""
