"""Finding one rule on a rule page."""

from __future__ import annotations

import re

_RULE = re.compile(r"- ([A-Z][0-9]+)\. ")


def find_rule(page: str, number: str) -> str | None:
    """The text of a rule, such as ``A10``, with what belongs to it; None: there is none."""
    wanted = number.strip().upper().rstrip(".")
    found: list[str] = []
    for line in page.splitlines():
        match = _RULE.match(line)
        if found and (match or line.startswith(("#", "!["))):
            break
        if found or (match and match[1] == wanted):
            found.append(line)
    return "\n".join(found).strip() or None
