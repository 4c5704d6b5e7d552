"""Types and YAML nodes → words for problems: what is wanted, and what was seen instead."""

from __future__ import annotations

from rulewright.dsl.types import Flag, Int, Kind, ListOf, Opt, PoolOf, Ref, SetOf, Text, TupleOf, Type, type_to_text
from rulewright.dsl.yaml_tree import YamlBroken, YamlList, YamlMap, YamlNode, YamlScalar

_MOST_NAMES = 12
_LONGEST = 40


def wanted_to_words(wanted: Type) -> str:
    """What YAML should say for a value of this type, for example `a number from 1 to 36`."""
    match wanted:
        case Int(None, None):
            return "a number"
        case Int(low, high):
            return f"a number from {low} to {high}"
        case Flag():
            return "`yes` or `no`"
        case Text():
            return "a text"
        case Kind(_, values):
            return f"one of {names_to_words(values)}"
        case Ref(table):
            return f"the key of one `{table}`"
        case Opt(of):
            return f"{wanted_to_words(of)}, or `none`"
        case SetOf(of):
            return f"a list without repeats, of {type_to_text(of)}"
        case ListOf(of):
            return f"a list of {type_to_text(of)}"
        case PoolOf(of):
            return f"counts of {type_to_text(of)}"
        case TupleOf(parts):
            return f"a list of {len(parts)} values: " + "; ".join(wanted_to_words(part) for part in parts)
        case _:
            return type_to_text(wanted)


def names_to_words(names: tuple[str, ...]) -> str:
    """The names, or the first of very many."""
    more = ", ..." if len(names) > _MOST_NAMES else ""
    return ", ".join(f"`{name}`" for name in names[:_MOST_NAMES]) + more


def seen_to_words(node: YamlNode) -> str:
    """What stands in the YAML, for example `the text `forty``."""
    match node:
        case YamlScalar(value=None, text=""):
            return "nothing"
        case YamlScalar(value=None, text=text):
            return f"`{text}`, which is nothing"
        case YamlScalar(value=bool(), text=text):
            return f"the flag `{text}`"
        case YamlScalar(value=int() | float(), text=text):
            return f"the number `{text}`"
        case YamlScalar(value=str(), text=""):
            return "an empty text"
        case YamlScalar(text=text):
            short = text if len(text) <= _LONGEST else text[:_LONGEST].rstrip() + " ..."
            return f"the text `{' '.join(short.split())}`"
        case YamlList():
            return "a list"
        case YamlMap():
            return "a map of names and values"
        case YamlBroken():
            return "something unreadable"
