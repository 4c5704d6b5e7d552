"""Tree → declarations: kinds, tables, grids, zones, options and the names of everything else. Values come later."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from rulewright.dsl import model as m
from rulewright.dsl import tree as t
from rulewright.dsl import types as ty
from rulewright.dsl.check_bound_names import IN_VALUES, check_bound_names, check_name
from rulewright.dsl.check_sizes import MOST_VALUES, check_head, check_rows
from rulewright.dsl.problems import Label, Problem
from rulewright.dsl.spans import Span
from rulewright.dsl.tables import FieldDecl, TableDecl
from rulewright.dsl.tree_from_text import RulesTree
from rulewright.dsl.world import Bad, World, bad, plural_of

D = TypeVar("D", t.KindDecl | t.TableTree | t.Grid, t.TableTree, t.Option, t.Zone)
FORMS = ("deck", "pile", "hand", "set", "pool", "slot", "bag")


def declare(tree: RulesTree) -> World:
    """All declarations that types need; problems are in the world. Rows of tables and bodies are not looked at."""
    world = World(lost={*tree.lost, *(plural_of(name) for name in tree.lost)})
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
        if isinstance(decl, t.TableTree) and decl.name.text in world.tables:
            _guarded(world, _declare_table, decl)
    for decl in tree.decls:
        match decl:
            case t.Zone():
                _guarded(world, _declare_zone, decl)
            case t.Var(name=word):
                _take(world, word, "var")
            case t.Let(names=words):
                for word in words:
                    if _take(world, word, "let"):
                        world.lets[word.text] = decl
            case t.Pattern(name=word, cases=cases):
                if _take(world, word, "pattern"):
                    world.patterns[word.text] = decl
                _check_titles(world, decl, cases)
            case t.Rule(name=word):
                if _take(world, word, "rule"):
                    world.rules[word.text] = decl
            case t.Game():
                world.problems += check_head(decl)
            case _:
                pass
    for decl in tree.decls:
        check_bound_names(world, decl)
    _check_single(tree, world)
    return world


def _check_titles(world: World, decl: t.Pattern, cases: tuple[t.PatternCase, ...]) -> None:
    """Each case has a title of its own, and a condition."""
    first: dict[str, Span] = {}
    for case in cases:
        if case.title in first:
            world.note(
                bad(
                    "RW201",
                    f'Two cases of `{decl.name.text}` have the title "{case.title}".',
                    case.span,
                    "Give one of them another title.",
                    Label(first[case.title], "here"),
                )
            )
        if not case.whens:
            world.note(
                bad(
                    "RW410",
                    f'The case "{case.title}" does not say what must hold.',
                    case.span,
                    "Say it below: `when a is b`.",
                )
            )
        first.setdefault(case.title, case.span)


def _guarded(world: World, what: Callable[[World, D], None], decl: D) -> None:
    try:
        what(world, decl)
    except Bad as found:
        world.note(found)
        world.lose(decl.name)
        if isinstance(decl, t.KindDecl):
            world.lost |= {v.text for v in decl.values}


def _take(world: World, word: t.Word, what: str) -> bool:
    """Whether the name was free. A name that is no good is taken all the same, so that its uses are no problems too."""
    check_name(world, word, what)
    return world.declare(word, what)


def _declare_type_name(world: World, decl: t.KindDecl | t.TableTree | t.Grid) -> None:
    name = decl.name.text
    plural = decl.plural.text if decl.plural else plural_of(name)
    if not _take(world, decl.name, "type"):
        return
    if plural in world.names:
        raise bad(
            "RW201",
            f"`{plural}`, all values of `{name}`, is declared twice.",
            decl.name.span,
            f"Say the plural after a slash, such as `{name}/all_{plural}`.",
            Label(world.names[plural], "declared here"),
        )
    world.names[plural] = decl.name.span
    match decl:
        case t.KindDecl(values=values):
            seen: dict[str, t.Word] = {}
            for v in values:
                if v.text in seen:
                    world.note(
                        bad(
                            "RW201",
                            f"`{v.text}` stands twice in this kind.",
                            v.span,
                            "Each value once.",
                            Label(seen[v.text].span, "here"),
                        )
                    )
                elif v.text in IN_VALUES:
                    world.note(
                        bad(
                            "RW202",
                            f"`{v.text}` is a word of the language and cannot be a value.",
                            v.span,
                            "Choose another name.",
                        )
                    )
                seen.setdefault(v.text, v)
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
    if not _take(world, decl.name, "option"):
        return
    name = decl.name.text
    default: int | bool
    if decl.type is None:
        if not isinstance(decl.default, t.FlagLit):
            raise bad("RW206", f"The option `{name}` has no type.", decl.name.span,
                      "Say `yes` or `no`, a range `4..20 = 6` or alternatives `a / b = a`.")  # fmt: skip
        kind: ty.Type = ty.Flag()
        values: tuple[int | bool, ...] = (False, True)
        default = decl.default.value
    else:
        kind = _subset_of_kind(world, decl.type) or world.resolve(decl.type, name)
        match kind, decl.default:
            case ty.Flag(), t.FlagLit(value=flag):
                values, default = (False, True), flag
            case ty.Int(int() as low, int() as high), _ if high - low >= MOST_VALUES:
                raise bad(
                    "RW211",
                    f"The option `{name}` has {high - low + 1:,} values.",
                    decl.type.span,
                    f"At most {MOST_VALUES:,}.",
                )
            case ty.Int(int() as low, int() as high), t.Number(value=number):
                values, default = tuple(range(low, high + 1)), number
            case ty.Kind(_, names), t.Name(name=word):
                said = [v.text for v in decl.type.values] if isinstance(decl.type, t.OneOf) else names
                values = tuple(names.index(v) for v in said)
                default = names.index(word) if word in names else -1
            case _:
                mend = "An option is yes or no, a range `4..20 = 6` or alternatives `a / b = a`."
                if not isinstance(kind, ty.Kind | ty.Int | ty.Flag):
                    raise bad("RW206", f"The option `{name}` cannot be {ty.said(kind)}.", decl.type.span, mend)
                raise bad("RW206", f"The default of `{name}` is not one of its values.", decl.default.span, mend)
    if default not in values:
        listed = ", ".join(kind.values) if isinstance(kind, ty.Kind) else ty.type_to_text(kind)
        raise bad("RW206", f"The default of `{name}` is not one of its values.", decl.default.span,
                  f"Its values are {listed}.")  # fmt: skip
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
        first = next((other.span for other in fields if other.name == f.name.text), None)
        if first is not None:
            world.note(
                bad(
                    "RW201",
                    f"The field `{f.name.text}` stands twice in `{name}`.",
                    f.span,
                    "Each field once.",
                    Label(first, "here"),
                )
            )
            continue
        kind = world.resolve(f.type, f"{name}_{f.name.text}")
        fields.append(FieldDecl(f.name.text, kind, f.key, f.help, f.span))
    if world.names.get(name) != decl.name.span:
        return  # another declaration has this name
    inline: tuple[tuple[str, int], ...] | None = None
    world.problems += check_rows(decl)
    if decl.rows is not None and not check_rows(decl):
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
    elif not _take(world, decl.name, "zone"):
        return
    name = decl.name.text
    if not isinstance(decl.type, t.OfType) or decl.type.word not in FORMS:
        raise bad("RW207", f"The zone `{name}` says no form.", decl.type.span,
                  "A zone is one of: " + ", ".join(f"`{f} of ..`" for f in FORMS) + ".")  # fmt: skip
    of = decl.type.of
    table = world.tables.get(of.name) if isinstance(of, t.NamedType) else None
    if table is None and isinstance(of, t.NamedType) and world.type_named(of.name) is None:
        known = [table.name for table in world.tables.values() if table.form != "record"]
        raise world.unknown(
            of.name,
            f"There is no component or token `{of.name}`.",
            of.span,
            known,
            f"Declare it: `component {of.name}`.",
        )
    if table is None or table.form == "record":
        raise bad("RW207", f"The zone `{name}` holds no component or token.", of.span,
                  "Only components and tokens lie in zones; a record is data, and a number is a `var`.")  # fmt: skip
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
            mend = "A file holds one game." if form == "game" else "Join the two."
            world.problems.append(
                Problem(
                    "RW208",
                    f"`{extra.form if isinstance(extra, t.Flow) else form}` stands a second time.",
                    extra.span,
                    mend,
                    (Label(decls[0].span, "here first"),),
                )
            )
    start = Span(tree.source, 0, 0) if not tree.decls else tree.decls[0].span
    if not {"game", ""} & {*forms, *tree.lost_forms}:
        world.problems.append(Problem("RW208", "These rules have no `game` line.", start,
                                      'Begin with\n  game tiny "Tiny"\n    players 2'))  # fmt: skip
    elif any(isinstance(d, t.Game) and d.players is None and "players" not in tree.lost for d in forms.get("game", ())):
        world.problems.append(Problem("RW208", "The game does not say how many play.", forms["game"][0].span,
                                      "Say it under the head: `players 2` or `players 2..4`."))  # fmt: skip
    if not {"turn or round", "turn", "round", ""} & {*forms, *tree.lost_forms} and tree.decls:
        world.problems.append(
            Problem(
                "RW208",
                "Nothing happens in this game: it has neither `turn` nor `round`.",
                forms["game"][0].span if "game" in forms else start,
                "Say what a player does on a turn, in a block `turn`.",
            )
        )
