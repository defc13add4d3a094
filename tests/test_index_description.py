"""The README on a package index: no link or picture that leads nowhere."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
ADDRESS = "https://git.example/somebody/nullo"
TARGET = re.compile(r'\]\(([^)]+)\)|(?:src|href)="([^"]+)"')

if not (ROOT / "scripts/index_description.py").exists():
    pytest.skip("not in a checkout", allow_module_level=True)
sys.path.append(str(ROOT / "scripts"))
from index_description import description, urls  # noqa: E402

README = (ROOT / "README.md").read_text(encoding="utf-8")


def targets(text: str) -> list[str]:
    return [one or other for one, other in TARGET.findall(text)]


def test_every_link_and_picture_has_the_address_of_its_version() -> None:
    text = description(README, ADDRESS, "1.2.3")
    there = targets(README)
    assert len(there) > 20
    for before, after in zip(there, targets(text), strict=True):
        if before.startswith(("https:", "http:")):
            assert after == before
            continue
        kind = "raw" if before.endswith(".webp") else "blob"
        assert after == f"{ADDRESS}/{kind}/v1.2.3/{before}"
        assert (ROOT / before.partition("#")[0]).exists()


def test_without_an_address_nothing_is_left_that_leads_nowhere() -> None:
    text = description(README, "", "1.2.3")
    assert [one for one in targets(text) if not one.startswith("http")] == []
    assert "<img" not in text
    assert "![" not in text
    assert "the rules" in text
    assert "\n\n\n" not in text
    assert text.startswith("# Nullo\n\nNullo is a table for five card games")
    assert text.count("```") == README.count("```")


def test_links_to_parts_of_the_page_and_to_others_stay() -> None:
    text = "[here](#part) [there](https://example.org/) ![p](https://example.org/p.png)"
    assert description(text, ADDRESS, "1") == text
    assert description(text, "", "1") == text


def test_addresses() -> None:
    assert urls("", "1.2.3") == {}
    assert urls(ADDRESS, "1.2.3")["Source"] == ADDRESS
    assert all(url.startswith(ADDRESS) for url in urls(ADDRESS, "1.2.3").values())
