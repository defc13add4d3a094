"""The pages of the reference: what docstrings say of each module that ``docs/reference.md`` names."""

from __future__ import annotations

import re
import sys
from importlib import import_module
from types import ModuleType

from sphinx.pycode import ModuleAnalyzer

from nullo.game.errors import NulloError

LISTED = re.compile(r"^- `(nullo[\w.]*)`", re.MULTILINE)


def modules_in(text: str) -> list[str]:
    """The modules that the page of the reference lists, in its order."""
    return LISTED.findall(text)


def public_names(module: ModuleType) -> list[str]:
    """What a module has for its users: ``__all__``, or else what it defines itself, in that order."""
    if named := getattr(module, "__all__", None):
        return [name for name in named if not name.startswith("__")]
    return [
        name
        for name, value in vars(module).items()
        if not name.startswith("_")
        and callable(value)
        and getattr(value, "__module__", "") == module.__name__
    ]


def _about(module: ModuleType, name: str) -> str:
    """What is said of a constant where it is defined, in a line or docstring after it.

    Raises:
        LookupError: nothing is said.
    """
    for home in sorted(one for one in sys.modules if one.startswith("nullo.")):
        if getattr(sys.modules[home], name, None) is getattr(module, name):
            lines = ModuleAnalyzer.for_module(home).find_attr_docs().get(("", name))
            if lines:
                return " ".join(lines).strip()
    raise LookupError(f"{module.__name__}.{name} has no docstring")


def module_page(name: str) -> str:
    """The page of a module, which Sphinx fills."""
    module = import_module(name)
    lines = [f"# {name}\n", "```{eval-rst}", f".. automodule:: {name}"]
    if hasattr(module, "__all__"):
        # These names are defined in other modules, with bases that nobody need know.
        lines.append("   :no-members:\n")
        for public in public_names(module):
            value = getattr(module, public)
            if isinstance(value, type) and issubclass(value, NulloError):
                continue  # they have a page of their own
            if not callable(value):
                lines += [f".. py:data:: {public}", "", f"   {_about(module, public)}", ""]
                continue
            kind = "class" if isinstance(value, type) else "function"
            lines += [f".. auto{kind}:: {name}.{public}"]
            lines += ["   :inherited-members: Struct"] * (kind == "class") + [""]
    lines.append("```\n")
    return "\n".join(lines)
