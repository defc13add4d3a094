"""The table in the browser: a server of tables, its store and its protocol."""
