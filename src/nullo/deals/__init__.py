"""Deals that many people play: the daily deal and challenges, whose cards follow from a seed."""
