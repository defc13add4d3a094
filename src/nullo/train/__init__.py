"""Trains the learned policies by self-play; needs the extra ``train``."""
