"""Lines of text that do not break at a no-break space, as before French punctuation."""

from __future__ import annotations

import re

from rich import _wrap

SPACES = "[^\\S\u00a0\u202f]"  # white space without the no-break spaces
WORD = re.compile(f"{SPACES}*[\\S\u00a0\u202f]+{SPACES}*")


def keep_words_together() -> None:
    """Let Rich, and Textual with it, break lines at other spaces only, not at any white space."""
    _wrap.re_word = WORD
