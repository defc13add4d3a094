"""Tokens: 32 random bytes as text; the store keeps no more than their hash."""

from __future__ import annotations

import hashlib
import secrets
from base64 import urlsafe_b64encode


def new_token() -> str:
    """A token for a session or a program."""
    return secrets.token_urlsafe(32)


def derived(purpose: str, key: str) -> str:
    """The token that always follows from a client's random key, another for each purpose."""
    digest = hashlib.sha256(f"nullo {purpose}\n{key}".encode()).digest()
    return urlsafe_b64encode(digest).decode().rstrip("=")


def hashed(token: str) -> bytes:
    """SHA-256 of a token. It is random and long, so it needs neither salt nor a slow hash."""
    return hashlib.sha256(token.encode()).digest()
