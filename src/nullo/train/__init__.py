"""Trains the networks of learned policies by self-play; needs the extra ``train``."""
