"""`clauses.yaml` → the numbered clauses of a rulebook, its points of doubt and its errata."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from rulewright.compiler.findings import Findings
from rulewright.compiler.records_from_yaml import records_from_yaml
from rulewright.compiler.types_to_words import names_to_words, seen_to_words
from rulewright.dsl.facts import Clause
from rulewright.dsl.problems import Label, Problem
from rulewright.dsl.spans import Source, Span
from rulewright.dsl.tables import FieldDecl, Record, Table, TableDecl
from rulewright.dsl.types import Kind, Opt, Text, Type
from rulewright.dsl.yaml_tree import YamlList, YamlMap, YamlNode, yaml_to_tree

KINDS = (
    "component", "setup", "turn", "legality", "effect", "scoring", "end", "option", "example", "social", "meta",
)  # fmt: skip
ID = re.compile(r"([A-Z]-)?[A-Z]{2,}-[A-Z]?[0-9]+")

# The form of the file, as a rules text would declare it: problems point into it.
FORM = Source(
    "(the form of clauses.yaml)",
    f"""\
record clause
  id: text key
  kind: {" / ".join(KINDS)}
  text: text
  rare: text?
record point
  id: text key
  question: text
  default: text
  option: text?
record erratum/errata
  id: text key
  finding: text
""",
)


@dataclass(frozen=True, slots=True)
class Point:
    """A point that the rulebook leaves in doubt: the question, what is played, and the option that says otherwise.

    `span` is where the option is named; without one, where the id is.
    """

    id: str
    question: str
    default: str
    option: str | None
    span: Span = field(compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Erratum:
    """What is wrong in the printed rulebook."""

    id: str
    finding: str


@dataclass(frozen=True, slots=True)
class ClauseBook:
    """All of it, in the order of the file; every id stands once.

    `rare` says of some clauses why random play seldom or never comes by.
    """

    clauses: tuple[Clause, ...]
    points: tuple[Point, ...]
    errata: tuple[Erratum, ...]
    rare: Mapping[str, str]
    spans: Mapping[str, Span] = field(compare=False, repr=False)  # where each id is written

    @property
    def ids(self) -> tuple[str, ...]:
        """The ids of clauses, points and errata: all that rules may cite."""
        return tuple(self.spans)

    def find(self, id_: str) -> Clause | Point | Erratum | None:
        """What an id names."""
        entries: tuple[Clause | Point | Erratum, ...] = (*self.clauses, *self.points, *self.errata)
        return next((entry for entry in entries if entry.id == id_), None)


def clauses_from_yaml(source: Source) -> tuple[ClauseBook | None, tuple[Problem, ...]]:
    """The book, or None where something is wrong with it.

    A map of three lists: `clauses` with `id`, `kind`, `text` and, where random play seldom comes by, why, as `rare`;
    `points` of doubt with `id`, `question`, `default` and, where an option of the rules settles it, `option`; `errata`
    with `id` and `finding`. Lists may be left out.
    """
    file = yaml_to_tree(source)
    findings = Findings()
    for problem in file.problems:
        findings.keep(problem)
    lists = _lists(file.root, findings) if file.root else None
    if lists is None:
        return None, findings.problems()
    empty = YamlList((), Span(source, 0, 0))
    tables, problems = records_from_yaml(DECLS, lambda decl: lists.get(decl.plural, empty))
    records = [record for table in tables.values() for record in table.records]
    spans = _spans_of_ids(records, findings)
    problems = (*findings.problems(), *problems)
    if problems or len(tables) < len(DECLS):
        return None, problems
    return _book(tables, spans), ()


def _lists(root: YamlNode, findings: Findings) -> dict[str, YamlList] | None:
    if not isinstance(root, YamlMap):
        message = f"This file is a map with {names_to_words(_PLURALS)}, but this is {seen_to_words(root)}."
        start = Span(root.span.source, root.span.start, root.span.start + 1)
        findings.tell("RW621", message, start, "Begin with `clauses:`.")
        return None
    lists: dict[str, YamlList] = {}
    for name, entry in root.entries.items():
        if name not in _PLURALS:
            mend = findings.near(entry.key.span, name, _PLURALS, f"There are {names_to_words(_PLURALS)}.")
            findings.tell("RW622", f"This file has no part `{name}`.", entry.key.span, mend)
        elif isinstance(entry.value, YamlList):
            lists[name] = entry.value
        else:
            message = f"`{name}` is a list, but this is {seen_to_words(entry.value)}."
            findings.tell("RW621", message, entry.key.span, f"Begin each row below `{name}:` with a dash.")
    return lists


def _spans_of_ids(records: list[Record], findings: Findings) -> dict[str, Span]:
    """Every id has the form of an id and stands once in the whole file; tables have looked into each list."""
    spans: dict[str, Span] = {}
    tables: dict[str, str] = {}
    for record in records:
        id_, span = str(record.values["id"]), record.spans["id"]
        if not ID.fullmatch(id_):
            mend = "An id is capitals, a dash and a number, such as NUM-01, NUM-A7 or A-CMP-05."
            findings.tell("RW635", f"`{id_}` is no id of a clause.", span, mend)
        if id_ in spans:
            label = Label(spans[id_], f"first written here, as a {tables[id_]}")
            findings.tell("RW629", f"The id `{id_}` stands twice.", span, "Give one of the two another id.", label)
        else:
            spans[id_], tables[id_] = span, record.table
    return spans


def _book(tables: Mapping[str, Table], spans: Mapping[str, Span]) -> ClauseBook:
    def texts(name: str) -> Iterator[tuple[dict[str, str], Record]]:
        for record in tables[name].records:
            yield {key: str(value) for key, value in record.values.items() if value is not None}, record

    clauses = tuple(Clause(row["id"], row["kind"], row["text"]) for row, _ in texts("clause"))
    points = tuple(
        Point(
            row["id"],
            row["question"],
            row["default"],
            row.get("option"),
            at.spans["option" if "option" in row else "id"],
        )
        for row, at in texts("point")
    )
    errata = tuple(Erratum(row["id"], row["finding"]) for row, _ in texts("erratum"))
    rare = {row["id"]: row["rare"] for row, _ in texts("clause") if "rare" in row}
    return ClauseBook(clauses, points, errata, rare, spans)


def _span(line: str, after: str) -> Span:
    """Where a line of the form stands, looked for behind another one."""
    start = FORM.text.index(line, FORM.text.index(after))
    return Span(FORM, start, start + len(line))


def _decl(name: str, plural: str, help_: str, fields: Mapping[str, tuple[Type, str]]) -> TableDecl:
    head = f"record {name}"
    decls = tuple(
        FieldDecl(field_, of, field_ == "id", words, _span(f"{field_}: ", head))
        for field_, (of, words) in fields.items()
    )
    return TableDecl("record", name, plural, decls, None, help_, _span(head, head))


DECLS = (
    _decl("clause", "clauses", "The rulebook, clause by clause", {
        "id": (Text(), "Such as NUM-01"),
        "kind": (Kind("clause_kind", KINDS), "What the clause is about"),
        "text": (Text(), "What it says, in words of our own"),
        "rare": (Opt(Text()), "Why random play seldom or never comes by"),
    }),
    _decl("point", "points", "Points that the rulebook leaves in doubt", {
        "id": (Text(), "Such as NUM-A7"),
        "question": (Text(), "What is not said"),
        "default": (Text(), "What is played"),
        "option": (Opt(Text()), "The option of the rules that plays it otherwise"),
    }),
    _decl("erratum", "errata", "What is wrong in the printed rulebook", {
        "id": (Text(), "Such as NUM-E1"),
        "finding": (Text(), "What is printed, and what is right"),
    }),
)  # fmt: skip
_PLURALS = tuple(decl.plural for decl in DECLS)
