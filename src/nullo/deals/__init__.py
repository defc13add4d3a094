"""Deals that many play: the daily deal, and how a game with cards fixed by a seed is played."""
