"""Nullo's games as environments of other libraries; each needs the extra of its name."""
