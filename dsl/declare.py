"""Tree → declarations: kinds, tables, grids, zones, options and the names of everything else. Values come later."""

from __future__ import annotations

import builtins
import keyword
from collections.abc import Callable
from typing import TypeVar

from rulewright.dsl import model as m
from rulewright.dsl import tree as t
from rulewright.dsl import types as ty
from rulewright.dsl.problems import Label, Problem
from rulewright.dsl.tables import FieldDecl, TableDecl
from rulewright.dsl.tokens_from_text import DECLARES
from rulewright.dsl.tree_from_text import RulesTree
from rulewright.dsl.world import Bad, World, bad, plural_of

D = TypeVar("D")
FORMS = ("deck", "pile", "hand", "set", "pool", "slot", "bag")
STATEMENTS = frozenset(
    "setup turn round phase rule each for if else match repeat choose may otherwise move draw deal shuffle reveal end "
    "stop done nothing result let".split()
)
BUILTINS = frozenset(
    "count sum min max some every the first alike product kinds kind lines ray slice around beside left adds_up "
    "reverse top consecutive players directions opponents opponent box player text flag direction".split()
)
# Names that generated Python would lose the meaning of.
PYTHON = frozenset(keyword.kwlist) | frozenset(
    {"self", "range", "len", "tuple", "list", "sorted", "int", "bool", "str", "Position", "Words"}
    | {"any", "all", "known", "bits"}
)
assert all(hasattr(builtins, n) for n in ("range", "len", "tuple"))


def declare(tree: RulesTree) -> World:
    """All declarations that types need; problems are in the world. Rows of tables and bodies are not looked at."""
    world = World()
    games = [d for d in tree.decls if isinstance(d, t.Game)]
    if games and games[0].players:
        world.players = games[0].players
    for decl in tree.decls:
        if isinstance(decl, t.KindDecl | t.TableTree | t.Grid):
            _guarded(world, _declare_type_name, decl)
    for decl in tree.decls:
        if isinstance(decl, t.Option):
            _guarded(world, _declare_option, decl)
    for decl in tree.decls:
        match decl:
            case t.TableTree():
                _guarded(world, _declare_table, decl)
            case t.Zone():
                _guarded(world, _declare_zone, decl)
            case t.Var(name=word):
                _take(world, word, "var")
            case t.Let(names=words):
                for word in words:
                    _take(world, word, "let")
                world.lets[words[0].text] = decl
                for word in words[1:]:
                    world.lets[word.text] = decl
            case t.Pattern(name=word):
                _take(world, word, "pattern")
                world.patterns[word.text] = decl
            case t.Rule(name=word):
                _take(world, word, "rule")
                world.rules[word.text] = decl
            case _:
                pass
    _check_single(tree, world)
    return world


def _guarded(world: World, what: Callable[[World, D], None], decl: D) -> None:
    try:
        what(world, decl)
    except Bad as found:
        world.problems.append(found.problem)


def _take(world: World, word: t.Word, what: str) -> None:
    check_name(world, word, what)
    world.declare(word, what)


def check_name(world: World, word: t.Word, what: str) -> None:
    """Words that begin a line, functions of the language and words of Python cannot be names."""
    name = word.text
    if name in DECLARES or name in STATEMENTS:
        world.problems.append(Problem("RW202", f"`{name}` begins a line of rules and cannot name a {what}.", word.span,
                                      "Choose another name."))  # fmt: skip
    elif name in BUILTINS:
        world.problems.append(
            Problem(
                "RW202",
                f"`{name}` is known to the language and cannot name a {what}.",
                word.span,
                "Choose another name.",
            )
        )
    elif name in PYTHON or name.startswith("_") or name.endswith("_"):
        world.problems.append(
            Problem(
                "RW202",
                f"`{name}` cannot name a {what}: the compiled module uses this word.",
                word.span,
                "Choose another name.",
            )
        )


def _declare_type_name(world: World, decl: t.KindDecl | t.TableTree | t.Grid) -> None:
    name = decl.name.text
    plural = decl.plural.text if decl.plural else plural_of(name)
    _take(world, decl.name, "type")
    if plural in world.names:
        raise bad(
            "RW201",
            f"`{plural}`, all values of `{name}`, is declared twice.",
            decl.name.span,
            f"Say the plural after a slash, such as `{name}/all_{plural}`.",
            Label(world.names[plural], "here first"),
        )
    world.names[plural] = decl.name.span
    match decl:
        case t.KindDecl(values=values):
            seen: dict[str, t.Word] = {}
            for v in values:
                if v.text in seen:
                    raise bad("RW201", f"`{v.text}` stands twice in this kind.", v.span, "Each value once.")
                seen[v.text] = v
            kind = ty.Kind(name, tuple(seen))
            world.kinds[name] = kind
            world.plurals[plural] = kind
        case t.Grid(rows=rows, columns=columns):
            if not (1 <= rows <= 26 and 1 <= columns <= 26):
                raise bad("RW204", f"A grid of {rows} by {columns} cannot be named with letters.", decl.span,
                          "Rows and columns go from 1 to 26.")  # fmt: skip
            world.grids[name] = m.GridDecl(name, plural, rows, columns, decl.cites, decl.span)
            world.plurals[plural] = ty.Ref(name)
        case t.TableTree():
            # Fields are typed once all names are known; until then the table has none.
            world.tables[name] = TableDecl(decl.form, name, plural, (), None, decl.help, decl.span)
            world.plurals[plural] = ty.Ref(name)


def _declare_option(world: World, decl: t.Option) -> None:
    _take(world, decl.name, "option")
    name = decl.name.text
    default: int | bool
    if decl.type is None:
        if not isinstance(decl.default, t.FlagLit):
            raise bad("RW206", f"The option `{name}` has no type.", decl.span,
                      "Say `yes` or `no`, a range `4..20 = 6` or alternatives `a / b = a`.")  # fmt: skip
        kind: ty.Type = ty.Flag()
        values: tuple[int | bool, ...] = (False, True)
        default = decl.default.value
    else:
        kind = _subset_of_kind(world, decl.type) or world.resolve(decl.type, name)
        match kind, decl.default:
            case ty.Flag(), t.FlagLit(value=flag):
                values, default = (False, True), flag
            case ty.Int(int() as low, int() as high), t.Number(value=number):
                values, default = tuple(range(low, high + 1)), number
            case ty.Kind(_, names), t.Name(name=word):
                said = [v.text for v in decl.type.values] if isinstance(decl.type, t.OneOf) else names
                values = tuple(names.index(v) for v in said)
                default = names.index(word) if word in names else -1
            case _:
                raise bad(
                    "RW206",
                    f"The default of `{name}` is no {ty.type_to_text(kind)}.",
                    decl.default.span,
                    "An option is yes or no, a range or alternatives; its default is one of its values.",
                )
    if default not in values:
        raise bad("RW206", f"The default of `{name}` is none of its values.", decl.default.span,
                  f"Its values are {ty.type_to_text(kind)}.")  # fmt: skip
    world.options[name] = m.OptionDecl(name, kind, values, default, decl.text, decl.cites, decl.span)


def _subset_of_kind(world: World, tree: t.TypeTree) -> ty.Type | None:
    """Alternatives that are all values of one declared kind are values of that kind."""
    if not isinstance(tree, t.OneOf):
        return None
    words = {v.text for v in tree.values}
    return next((kind for kind in world.kinds.values() if words <= set(kind.values)), None)


def _declare_table(world: World, decl: t.TableTree) -> None:
    name = decl.name.text
    fields: list[FieldDecl] = []
    for f in decl.fields:
        if any(f.name.text == other.name for other in fields):
            raise bad("RW201", f"The field `{f.name.text}` stands twice in `{name}`.", f.span, "Each field once.")
        kind = world.resolve(f.type, f"{name}_{f.name.text}")
        fields.append(FieldDecl(f.name.text, kind, f.key, f.help, f.span))
    inline: tuple[tuple[str, int], ...] | None = None
    if decl.rows is not None:
        inline = tuple((w.text, copies) for w, copies in decl.rows)
        fields = [FieldDecl("name", ty.Text(), True, "", decl.span)]
    elif not fields:
        inline = ((name, 1),)
        fields = [FieldDecl("name", ty.Text(), True, "", decl.span)]
    old = world.tables[name]
    world.tables[name] = TableDecl(old.form, name, old.plural, tuple(fields), inline, old.help, old.span)


def _declare_zone(world: World, decl: t.Zone) -> None:
    if decl.index and decl.name.text in world.plurals:
        # `tools[p]` is the zone, `tools` alone all tools: the two cannot be taken for each other.
        check_name(world, decl.name, "zone")
    else:
        _take(world, decl.name, "zone")
    name = decl.name.text
    if not isinstance(decl.type, t.OfType) or decl.type.word not in FORMS:
        raise bad("RW207", f"The zone `{name}` says no form.", decl.type.span,
                  "A zone is one of: " + ", ".join(f"{f} of .." for f in FORMS) + ".")  # fmt: skip
    of = decl.type.of
    table = world.tables.get(of.name) if isinstance(of, t.NamedType) else None
    if table is None or table.form == "record":
        raise bad("RW207", f"The zone `{name}` holds no component or token.", of.span,
                  "Only components and tokens lie in zones; a record is data.")  # fmt: skip
    index = tuple(world.resolve(i, name) for i in decl.index)
    form = decl.type.word
    seen = decl.seen or ("owner" if form == "hand" else "nobody" if form in ("deck", "bag") else "all")
    if seen == "owner" and not any(isinstance(i, ty.Player) for i in index):
        raise bad("RW207", f"Nobody owns the zone `{name}`.", decl.span,
                  f"Index it by player, `zone {name}[player]`, or say who sees it, `seen by all`.")  # fmt: skip
    world.zones[name] = m.ZoneDecl(name, form, table.name, index, seen, decl.cites, decl.span)  # type: ignore[arg-type]


def _check_single(tree: RulesTree, world: World) -> None:
    """`game`, `setup`, `turn` or `round`, and `winner` stand once; a game needs a head and a flow."""
    forms: dict[str, list[t.Decl]] = {}
    for decl in tree.decls:
        match decl:
            case t.Game():
                forms.setdefault("game", []).append(decl)
            case t.Flow(form="setup"):
                forms.setdefault("setup", []).append(decl)
            case t.Flow():
                forms.setdefault("turn or round", []).append(decl)
            case t.Winner():
                forms.setdefault("winner", []).append(decl)
            case _:
                pass
    for form, decls in forms.items():
        for extra in decls[1:]:
            world.problems.append(Problem("RW208", f"`{form}` stands a second time.", extra.span, "Join the two.",
                                          (Label(decls[0].span, "here first"),)))  # fmt: skip
    start = tree.decls[0].span if tree.decls else None
    if "game" not in forms:
        world.problems.append(Problem("RW208", "These rules have no `game` line.", start,
                                      'Begin with\n  game tiny "Tiny"\n    players 2'))  # fmt: skip
    elif not isinstance(forms["game"][0], t.Game) or forms["game"][0].players is None:
        world.problems.append(Problem("RW208", "The game does not say how many play.", forms["game"][0].span,
                                      "Say it under the head: `players 2` or `players 2..4`."))  # fmt: skip
    if "turn or round" not in forms and "game" in forms:
        world.problems.append(
            Problem(
                "RW208",
                "Nothing happens in this game: it has neither `turn` nor `round`.",
                forms["game"][0].span,
                "Say what a player does on a turn, in a block `turn`.",
            )
        )
