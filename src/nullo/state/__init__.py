"""Games with their options, states, what seats know of them, and matches."""
