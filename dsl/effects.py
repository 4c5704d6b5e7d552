"""Typed model → which vars and zones each rule may write and each function may read, through all calls.

A var or zone counts as a whole, whatever its index: its name is a family.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from rulewright.dsl import expressions as x
from rulewright.dsl import model as m
from rulewright.dsl.keys import Key, parts_of_key
from rulewright.dsl.reads import function_expressions
from rulewright.dsl.walk_model import all_in

Families = frozenset[str]
BOX = "box"


@dataclass
class Effects:
    """Answers from one model; remembers what it has found."""

    model: m.Model
    _writes: dict[str, Families] = field(default_factory=dict)
    _reads: dict[str, Families] = field(default_factory=dict)
    _by_key: dict[Key, Families] = field(default_factory=dict)

    def rule(self, name: str) -> m.RuleDecl:
        return self.model.rules.get(name) or self.model.test_rules[name]

    def function(self, name: str) -> m.PureLet | m.PatternDecl:
        return self.model.pures.get(name) or self.model.test_pures.get(name) or self.model.patterns[name]

    def rule_writes(self, name: str) -> Families:
        if name not in self._writes:
            self._writes[name] = self.writes(self.rule(name).body.stmts)
        return self._writes[name]

    def writes(self, stmts: tuple[m.Stmt, ...]) -> Families:
        """What the statements, and those inside them, may write."""
        found: set[str] = set()
        for s in all_in(stmts):
            found |= self.written_by(s)
        return frozenset(found)

    def written_by(self, s: m.Stmt) -> Families:
        """What one statement writes itself. A thing that comes from wherever it lies may come from any of its zones."""
        match s:
            case m.SetVar(var=var):
                return frozenset((var,))
            case m.MoveThings(of=of, what=what, source=source, to=to):
                return self.sources(of, what, source) | {to.zone or BOX}
            case m.MoveTokens(source=source, to=to) | m.DrawThings(source=source, to=to):
                return frozenset((source.zone or BOX, to.zone or BOX))
            case m.ShuffleZone(zone=zone):
                return frozenset((zone.zone or BOX,))
            case m.CallRule(rule=rule):
                return self.rule_writes(rule)
            case _:
                return frozenset()

    def sources(self, of: str, what: x.Expr, source: m.Place | None) -> Families:
        """The zones that moved things may come from."""
        if source is not None:
            return frozenset((source.zone or BOX,))
        if isinstance(what, x.ZoneAt):
            return frozenset((what.zone,))
        return frozenset(z.name for z in self.model.zones_by_table.get(of, ())) | {BOX}

    def reads(self, exprs: Iterable[x.Expr]) -> Families:
        """What the values of expressions depend on."""
        found: set[str] = set()
        for e in exprs:
            for part in x.walk(e):
                match part:
                    case x.VarAt(var=name) | x.ZoneAt(zone=name):
                        found.add(name)
                    case x.WhereIs(table=table):
                        found |= {z.name for z in self.model.zones_by_table.get(table, ())}
                    case x.CallPure(name=name) | x.BestOf(pattern=name):
                        found |= self.function_reads(name)
                    case x.Builtin(name="box"):
                        found.add(BOX)
                    case _:
                        pass
        return frozenset(found)

    def function_reads(self, name: str) -> Families:
        if name not in self._reads:
            self._reads[name] = self.reads(function_expressions(self.function(name)))
        return self._reads[name]

    def read_by_key(self, key: Key) -> Families:
        """What the value of an expression with this key depends on."""
        if key not in self._by_key:
            self._by_key[key] = self._key_reads(key)
        return self._by_key[key]

    def _key_reads(self, key: Key) -> Families:
        found: set[str] = set()
        for part in parts_of_key(key):
            match part:
                case ("var" | "zone" | "family", str() as name, *_):
                    found.add(name)
                case ("where", str() as table, *_):
                    found |= {z.name for z in self.model.zones_by_table.get(table, ())}
                case ("call" | "best", str() as name, *_):
                    found |= self.function_reads(name)
                case ("builtin", "box"):
                    found.add(BOX)
                case _:
                    pass
        return frozenset(found)
