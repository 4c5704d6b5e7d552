"""Declared tables → a Python module of validators: how it reads, and what it finds."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

from rulewright.compiler.to_schema import tables_to_schemas
from rulewright.compiler.to_validators import tables_to_validators
from rulewright.dsl.tables import TableDecl

Declared = Callable[[str], tuple[TableDecl, ...]]

RULES = """\
component tile
  number: 1..3 key
  colour: red / blue
record mole
  theme: cold / hot key
  value: 1..2 key
record word "Taken from a list"
  text: text key "with its capitals"
component joker: big, small
"""


@pytest.fixture
def validators(declared: Declared, tmp_path: Path) -> ModuleType:
    """The module, imported from a folder of its own with the schemas beside it."""
    decls = declared(RULES)
    (tmp_path / "schemas").mkdir()
    for name, text in tables_to_schemas(decls).items():
        (tmp_path / "schemas" / name).write_text(text, encoding="utf-8")
    path = tmp_path / "validators.py"
    path.write_text(tables_to_validators("Tiny", decls), encoding="utf-8")
    spec = importlib.util.spec_from_file_location("tiny_validators", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_each_validator_stands_under_its_declaration(declared: Declared) -> None:
    text = tables_to_validators("Tiny", declared(RULES))
    assert text.startswith('# The content of Tiny.\n"""What is wrong with rows of content: one function for each table')
    assert (
        '''
#    3  component tile
#    4    number: 1..3 key
#    5    colour: red / blue
def validate_tiles(rows: object) -> list[str]:
    """Rows of tiles.yaml."""
    return _check("tiles", rows, keys=["number"], numbers=range(1, 4))


#    6  record mole
#    7    theme: cold / hot key
#    8    value: 1..2 key
def validate_moles(rows: object) -> list[str]:
    """Rows of moles.yaml."""
    return _check("moles", rows, keys=["theme", "value"])


#    9  record word "Taken from a list"
#   10    text: text key "with its capitals"
def validate_words(rows: object) -> list[str]:
    """Rows of words.yaml."""
    return _check("words", rows, lone="text", keys=["text"])
'''
        in text
    )
    assert "joker" not in text


def test_validators(validators: ModuleType) -> None:
    red = [{"number": number, "colour": "red"} for number in (1, 2, 3)]
    assert validators.validate_tiles(red) == []
    assert validators.validate_tiles([*red[:2], {"number": 2, "colour": "blue"}]) == [
        "row 3: 2 stands twice",
        "3 is missing",
    ]
    assert validators.validate_tiles([*red[:2], {"number": 4, "color": "red"}]) == [
        "row 3, number: 4 is greater than the maximum of 3",
        "row 3: 'colour' is a required property",
        "row 3: Additional properties are not allowed ('color' was unexpected)",
    ]
    assert validators.validate_tiles({}) == ["the rows: {} is not of type 'array'"]
    assert validators.validate_moles([{"theme": "cold", "value": 1}, {"theme": "hot", "value": 1}]) == []
    assert validators.validate_moles([{"theme": "cold", "value": 1}] * 2) == ["row 2: 'cold', 1 stands twice"]
    assert validators.validate_words(["a", {"text": "b"}, "c"]) == []
    assert validators.validate_words(["a", {"text": "a"}]) == ["row 2: 'a' stands twice"]
    assert validators.validate_words(["a", 5]) == ["row 2: 5 is not valid under any of the given schemas"]


def test_messages_stay_short(validators: ModuleType) -> None:
    (told,) = validators.validate_tiles([{"number": 1, "colour": "red"}] * 5000)
    assert told.startswith("the rows: [{'number': 1,")
    assert told.endswith("is too long")
    assert len(told) < 200


def test_the_module_is_tidy(declared: Declared, tmp_path: Path) -> None:
    """Ruff finds nothing under the project's own settings, whatever the length of a line of rules."""
    long = f'record note "{"long " * 40}"\n  text: text key\n'
    path = tmp_path / "validators.py"
    (tmp_path / "__init__.py").touch()
    path.write_text(tables_to_validators("Tiny \\u {1}", declared(RULES + long)), encoding="utf-8")
    settings = Path(__file__).parents[2] / "pyproject.toml"
    for task in (["check", "--no-cache"], ["format", "--check", "--no-cache"]):
        command = [sys.executable, "-m", "ruff", *task, "--config", str(settings), str(path)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr
