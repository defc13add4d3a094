"""A server for tables in the browser and the terminal; ``docs/architecture.md`` lists its packages."""
