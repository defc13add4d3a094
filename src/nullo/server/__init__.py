"""The server for tables, which people join by browser or terminal.

``docs/architecture.md`` lists its packages.
"""
