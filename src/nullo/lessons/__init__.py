"""Guided first hands, and worked tricks for the rule pages; both are made from ordinary records."""
