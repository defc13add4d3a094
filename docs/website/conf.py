"""The settings of Sphinx; ``website.build`` calls it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from pydoc import locate

from docutils import nodes
from docutils.nodes import TextElement
from sphinx.addnodes import pending_xref
from sphinx.application import Sphinx
from sphinx.domains.python import ObjectEntry, PyAttribute
from sphinx.environment import BuildEnvironment
from sphinx.util.nodes import make_refnode

from nullo.build import __version__
from website.reference import modules_in

HERE = Path(__file__).parent
LISTED = modules_in((HERE.parent / "reference.md").read_text(encoding="utf-8"))

project = "Nullo"
release = version = __version__
project_copyright = ""
extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.napoleon", "sphinx_copybutton"]
exclude_patterns = ["examples/**"]
highlight_language = "none"
smartquotes_action = "D"  # dashes only: Sphinx writes two hyphens

copybutton_prompt_text = r">>> |\.\.\. |\$ "  # not copied, nor what a prompt prints
copybutton_prompt_is_regexp = True

myst_enable_extensions = ["attrs_inline", "fieldlist"]
myst_heading_anchors = 6

autodoc_default_options = {"members": True, "member-order": "bysource"}
autodoc_typehints_format = "short"
autodoc_preserve_defaults = True
napoleon_numpy_docstring = False
napoleon_use_ivar = True
napoleon_use_rtype = False
python_use_unqualified_type_names = True
python_maximum_signature_line_length = 90

# Types of other libraries: their pages are elsewhere, and nothing is fetched to find them.
autodoc_type_aliases = {"Word": "int"}  # a C type, of which users know nothing
nitpick_ignore_regex = [
    (
        "py:.*",
        r"(abc|collections|concurrent|datetime|pathlib|typing|types|msgspec|numpy|pyspiel|gymnasium"
        r"|pettingzoo|rlcard)\b.*",
    ),
    ("py:class", "Word"),
    ("py:class", r"(dict|tuple)\[.*"),  # a type that Sphinx has cut in two
]

html_theme = "furo"
html_title = "Nullo"
html_static_path = [str(HERE / "static")]
html_css_files = ["nullo.css"]
html_favicon = str(HERE.parents[1] / "web/public/icon.svg")
html_show_sphinx = False
html_show_copyright = False
html_copy_source = False
html_permalinks_icon = "#"
html_theme_options = {"navigation_with_keys": True}

AT_ONCE = re.compile(r"^(\s+)(\w+(?:, \w+)+):(?=\s)")
"""Several arguments or attributes that a docstring describes together: ``low, high: …``."""


def adapt(
    app: Sphinx, what: str, name: str, obj: object, options: object, lines: list[str]
) -> None:
    """Adapt a docstring.

    Names that are described together are kept together: Sphinx takes what is before a space for a type.
    A class says which class of the reference it is derived from.
    """
    lines[:] = [AT_ONCE.sub(lambda found: found[0].replace(", ", ","), line) for line in lines]
    if isinstance(obj, type):
        bases = [one for one in obj.__bases__ if one.__module__ in LISTED]
        if bases:
            named = ", ".join(f":class:`~{one.__module__}.{one.__qualname__}`" for one in bases)
            lines[:0] = [f"Derived from {named}.", ""]


def whole_sentence(
    app: Sphinx, what: str, name: str, obj: object, options: object, lines: list[str]
) -> None:
    """Put a sentence about a value together again: Napoleon takes what is before its colon for a type."""
    if what in ("attribute", "data", "property"):
        for number, line in enumerate(lines):
            if line.startswith(":type: "):
                lines[0] = f"{line.removeprefix(':type: ')}: {lines[0]}"
                del lines[number]
                return


def by_last_part(
    app: Sphinx, env: BuildEnvironment, node: pending_xref, inner: TextElement
) -> nodes.Element | None:
    """The only object with this name, for a docstring that names it without its module.

    A name that exists and has no page remains as it is, without a link.
    """
    if node.get("refdomain") != "py":
        return None
    whole = node["reftarget"]
    target = whole.removeprefix("nullo.")
    objects: Mapping[str, ObjectEntry] = env.domains.python_domain.objects
    found = {
        (entry.docname, entry.node_id)
        for name, entry in objects.items()
        if name == target or name.endswith(f".{target}")
    }
    if len(found) != 1:
        there = locate(whole) or locate(f"{node.get('py:module')}.{whole}")
        return inner if there is not None else None
    document, place = found.pop()
    return make_refnode(app.builder, node["refdoc"], document, place, inner, target)


def setup(app: Sphinx) -> None:
    """Connect what is done to docstrings and references."""
    for field in PyAttribute.doc_field_types:
        if field.name == "variable":
            field.label = "Attributes"  # as docstrings call them
    app.connect("autodoc-process-docstring", adapt, priority=100)
    app.connect("autodoc-process-docstring", whole_sentence, priority=900)
    app.connect("missing-reference", by_last_part)
