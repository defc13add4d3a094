"""Tokens: 32 random bytes as text; the store keeps no more than their hash."""

from __future__ import annotations

import hashlib
import secrets


def new_token() -> str:
    """A token for a session or a program."""
    return secrets.token_urlsafe(32)


def hashed(token: str) -> bytes:
    """SHA-256 of a token. It is random and long, so it needs neither salt nor a slow hash."""
    return hashlib.sha256(token.encode()).digest()
