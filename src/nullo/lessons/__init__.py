"""Lessons (guided first hands) and worked tricks for the rule pages, both made from ordinary records."""
