"""What releases and services are made of agrees with the project: versions, pinned actions, options."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from nullo.cli import main

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))
PINNED = re.compile(r"[\w.-]+/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+")


def test_wheels_are_built_for_the_versions_that_are_claimed() -> None:
    claimed = re.findall(r"Python :: (3\.\d+)$", "\n".join(PROJECT["project"]["classifiers"]), re.M)
    built = PROJECT["tool"]["cibuildwheel"]["build"]
    assert built == [f"cp{version.replace('.', '')}-*" for version in claimed]
    assert PROJECT["project"]["requires-python"] == f">={claimed[0]}"


@pytest.mark.parametrize("path", WORKFLOWS, ids=[path.name for path in WORKFLOWS])
def test_actions_are_pinned_to_commits(path: Path) -> None:
    used = re.findall(r"uses: (.*)$", path.read_text(encoding="utf-8"), re.M)
    assert used
    assert [one for one in used if not PINNED.fullmatch(one)] == []


@pytest.mark.parametrize("path", WORKFLOWS, ids=[path.name for path in WORKFLOWS])
def test_every_job_ends(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert len(re.findall(r"^    timeout-minutes: \d+$", text, re.M)) == text.count("    runs-on:")


def test_there_is_a_release_workflow_without_secrets() -> None:
    text = (ROOT / ".github/workflows/release.yml").read_text(encoding="utf-8")
    assert "secrets." not in text
    assert "id-token: write" in text


@pytest.mark.parametrize("name", ["Containerfile", "nullo.service"])
def test_services_start_the_server_by_options_that_it_has(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    text = (ROOT / "deploy" / name).read_text(encoding="utf-8")
    (line,) = re.findall(r"^(?:ENTRYPOINT|ExecStart).*serve.*$", text, re.M)
    options = re.findall(r"--[a-z-]+", line)
    assert options == ["--host", "--port", "--db"]
    assert main(["serve", "--help"]) == 0
    known = capsys.readouterr().out
    assert [one for one in options if one not in known] == []
