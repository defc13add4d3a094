"""The handlers of HTTP requests and WebSockets."""
