"""Tables in memory: connected clients, commits and frames, the bots' turns, the clock."""
