"""Tokens: 32 random bytes as text; the store keeps only their hashes."""

from __future__ import annotations

import hashlib
import secrets
from base64 import urlsafe_b64encode


def new_token() -> str:
    """A new token for a session or a program."""
    return secrets.token_urlsafe(32)


def derive_token(purpose: str, key: str) -> str:
    """The token that follows from a client's random ``key``; it is different for each ``purpose``."""
    digest = hashlib.sha256(f"nullo {purpose}\n{key}".encode()).digest()
    return urlsafe_b64encode(digest).decode().rstrip("=")


def token_hash(token: str) -> bytes:
    """SHA-256 of a token, which is random and long, and so needs neither salt nor a slow hash."""
    return hashlib.sha256(token.encode()).digest()


def encrypt(data: bytes, token: str) -> bytes:
    """Encrypt ``data`` with a token that is used for nothing else; a second call with the token decrypts it.

    The key stream is SHAKE-256 of the token, which is random and long.
    """
    stream = hashlib.shake_256(f"nullo stream\n{token}".encode()).digest(len(data))
    mixed = int.from_bytes(data, "big") ^ int.from_bytes(stream, "big")
    return mixed.to_bytes(len(data), "big")
