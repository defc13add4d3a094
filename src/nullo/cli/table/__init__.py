"""The plain table: a view drawn as text, events told in words, a prompt."""
