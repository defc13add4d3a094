"""A client of the public protocol: a seat at a table of a server somewhere."""
