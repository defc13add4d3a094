"""Guided first hands, and worked tricks for the rule pages; both are made of ordinary records."""
