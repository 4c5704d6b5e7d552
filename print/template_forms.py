"""What a template may say: the forms, filters and tests of Jinja2 that a card's text has a use for, and no others."""

from __future__ import annotations

from jinja2 import nodes

FILTERS = (
    "abs", "capitalize", "default", "first", "int", "join", "last", "length", "list", "lower", "map", "max", "min",
    "reject", "rejectattr", "reverse", "select", "selectattr", "sort", "string", "sum", "title", "trim", "unique",
    "upper",
)  # fmt: skip
TESTS = (
    "defined", "divisibleby", "eq", "equalto", "even", "false", "ge", "greaterthan", "gt", "in", "le", "lessthan", "lt",
    "ne", "none", "number", "odd", "sequence", "string", "true", "undefined",
)  # fmt: skip
ALLOWED = (
    nodes.Template, nodes.Output, nodes.TemplateData, nodes.If, nodes.For, nodes.Name, nodes.Const, nodes.Tuple,
    nodes.List, nodes.CondExpr, nodes.Filter, nodes.Test, nodes.Getattr, nodes.Getitem, nodes.Slice, nodes.Concat,
    nodes.Compare, nodes.Operand, nodes.Add, nodes.Sub, nodes.Mul, nodes.Div, nodes.FloorDiv, nodes.Mod, nodes.And,
    nodes.Or, nodes.Not, nodes.Neg, nodes.Pos, nodes.Call, nodes.Keyword,
)  # fmt: skip
OF_PYTHON = ("self", "caller", "super")  # what Jinja2 lends to every template


def forbidden_form(tree: nodes.Template) -> str:
    """What in the template has no place there, in words; empty when all is well."""
    for node in tree.find_all(nodes.Node):
        match node:
            case nodes.Getattr(attr=name) | nodes.Getitem(arg=nodes.Const(value=name)) if str(name).startswith("_"):
                return f"`{name}`, which belongs to Python and not to the game"
            case nodes.Name(name=name) if name.startswith("_") or name in OF_PYTHON:
                return f"`{name}`, which belongs to Python and not to the game"
            case nodes.For(recursive=True):
                return "a `recursive` loop"
            case nodes.Filter(name=name) if name not in FILTERS:
                return f"the filter `{name}`"
            case nodes.Test(name=name) if name not in TESTS:
                return f"the test `{name}`"
            case nodes.Call(node=called) if not (isinstance(called, nodes.Name) and called.name == "range"):
                return f"`{_called(called)}(..)`: texts call nothing but `range`"
            case _ if not isinstance(node, ALLOWED):
                return f"`{_WORDS.get(type(node).__name__, type(node).__name__.lower())}`"
            case _:
                pass
    return ""


_WORDS = {
    "Assign": "set",
    "AssignBlock": "set",
    "CallBlock": "call",
    "FromImport": "from",
    "FilterBlock": "filter",
    "Pow": "**",
}


def _called(node: nodes.Node) -> str:
    match node:
        case nodes.Name(name=name) | nodes.Getattr(attr=name):
            return str(name)
        case _:
            return ""
