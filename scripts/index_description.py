"""The description of Nullo in a package index: the README and the project's addresses.

No file contains the repository's address. The environment variable ``NULLO_REPOSITORY`` holds it when the
release workflow builds a release.
"""

from __future__ import annotations

import re

PICTURE = re.compile(r'!\[[^\]]*\]\((?!https?:)([^)]+)\)|<img src="(?!https?:)([^"]+)"[^>]*>')
LINK = re.compile(r"(?<!!)\[([^\]]+)\]\((?!https?:|#)([^)]+)\)")


def description(readme: str, address: str, version: str) -> str:
    """The README with absolute links.

    Args:
        readme: the README in Markdown, with links and pictures relative to the repository's root.
        address: the repository's address, where the version must have a tag, such as ``v1.0``; if empty,
            pictures are left out, and links become plain text.
    """
    at = f"v{version}"
    if not address:
        text = LINK.sub(r"\1", PICTURE.sub("", readme))
        return re.sub(r"\n{3,}", "\n\n", re.sub(r"^[ \t]+$", "", text, flags=re.MULTILINE))

    def absolute(found: re.Match[str]) -> str:
        path = found[1] or found[2]
        return found[0].replace(path, f"{address}/raw/{at}/{path}")

    text = PICTURE.sub(absolute, readme)
    return LINK.sub(lambda found: f"[{found[1]}]({address}/blob/{at}/{found[2]})", text)


def urls(address: str, version: str) -> dict[str, str]:
    """The project's addresses by the names that package indexes know; empty without ``address``."""
    if not address:
        return {}
    return {
        "Source": address,
        "Documentation": f"{address}/blob/v{version}/docs/index.md",
        "Changelog": f"{address}/blob/v{version}/CHANGELOG.md",
        "Issues": f"{address}/issues",
    }
