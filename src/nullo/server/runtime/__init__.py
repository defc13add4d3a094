"""What every part of a running server uses: settings, limits, logs, metrics, scheduling."""
