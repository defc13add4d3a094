"""What a game states about itself, and what seats see of it, in codes: no words, no drawings."""
