"""A client of the public protocol, to play at tables of a server."""
