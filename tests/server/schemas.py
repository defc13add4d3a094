"""Checks JSON against the committed schema, and refuses fields that the schema does not name."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from jsonschema import Draft202012Validator

SCHEMA = Path(__file__).parents[2] / "docs" / "protocol.schema.json"


@cache
def _validator(name: str) -> Any:
    schema = json.loads(SCHEMA.read_text(encoding="utf-8"))
    for part in schema["$defs"].values():
        if "properties" in part:
            part["additionalProperties"] = False  # nothing is sent that is not described
    del schema["anyOf"]
    return Draft202012Validator({**schema, "$ref": f"#/$defs/{name}"})


def check(value: Any, name: str) -> None:
    """Assert that a JSON value is one of the schema's definitions."""
    errors = [error.message[:400] for error in _validator(name).iter_errors(value)]
    assert not errors, (errors[:3], json.dumps(value)[:1000])
