"""Tables in memory: who is connected, what is stored and sent, the bots' turns, the clock."""
