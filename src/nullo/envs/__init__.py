"""Nullo's games as environments of other libraries; each module needs the extra with the same name."""
