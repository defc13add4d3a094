"""A client of the public protocol, for seats at tables of other machines."""
