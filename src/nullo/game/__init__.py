"""Structures in which games describe themselves and what a seat sees, in codes without words or drawings."""
