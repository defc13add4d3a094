"""The browser of ``tests/browser``."""

from __future__ import annotations

from browser.conftest import browser as browser
from browser.conftest import contexts as contexts
from browser.conftest import invite as invite
