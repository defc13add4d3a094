"""Identifies clients by 32 random bytes: browsers by a session cookie, programs by a bearer token."""

from __future__ import annotations

from starlette.requests import HTTPConnection
from starlette.responses import Response

COOKIE = "nullo"
YEAR = 365 * 24 * 3600
LENGTHS = range(20, 101)


def session(request: HTTPConnection) -> str:
    """The browser's session; empty if it has none."""
    token = request.cookies.get(COOKIE, "")
    return token if len(token) in LENGTHS else ""


def bearer(request: HTTPConnection) -> str:
    """The bearer token of a request; empty if it has none."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


def remember(response: Response, token: str, secure: bool) -> None:
    """Set the browser's session cookie to ``token``."""
    response.set_cookie(
        COOKIE, token, max_age=YEAR, path="/", secure=secure, httponly=True, samesite="lax"
    )
