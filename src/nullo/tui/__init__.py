"""The terminal: a table on the whole screen, by mouse and keys, over the same views and words."""
