"""YAML → records: every sort of value, and references in every direction."""

from __future__ import annotations

from collections.abc import Callable

from rulewright.dsl.tables import Counts, Link

Rows = Callable[..., list[dict[str, object]]]


def test_simple_values(rows: Rows) -> None:
    rules = """
    kind colour: red, dark_red
    component tile
      number: -1..3 key
      colour: colour
      form: round / square
      text: text
      flag: flag
    """
    tiles = """
    - {number: -1, colour: red, form: round, text: No, flag: yes}
    - {number: 0, colour: dark_red, form: square, text: "17", flag: no}
    - {number: +1, colour: red, form: 'round', text: 1:30, flag: true}
    - number: 0x2
      colour: red
      form: round
      text: |
        Two
        lines
      flag: false
    - {number: 3, colour: red, form: round, text: on}
    """
    assert rows("tile", rules, tiles=tiles) == [
        {"number": -1, "colour": "red", "form": "round", "text": "No", "flag": True},
        {"number": 0, "colour": "dark_red", "form": "square", "text": "17", "flag": False},
        {"number": 1, "colour": "red", "form": "round", "text": "1:30", "flag": True},
        {"number": 2, "colour": "red", "form": "round", "text": "Two\nlines\n", "flag": False},
        {"number": 3, "colour": "red", "form": "round", "text": "on", "flag": False},
    ]


def test_optional_values(rows: Rows) -> None:
    rules = """
    record way
      name: text key
      length: 1..9?
      note: text?
      to: way?
    """
    ways = """
    - {name: a, length: 1, note: none, to: b}
    - {name: b, length: none, note: "none", to: ~}
    - {name: c, length: , note: x, to: none}
    - name: d
    - d e
    """
    assert rows("way", rules, ways=ways) == [
        {"name": "a", "length": 1, "note": None, "to": Link("way", 1)},
        {"name": "b", "length": None, "note": "none", "to": None},
        {"name": "c", "length": None, "note": "x", "to": None},
        {"name": "d", "length": None, "note": None, "to": None},
        {"name": "d e", "length": None, "note": None, "to": None},
    ]


def test_references(rows: Rows) -> None:
    """Forwards, backwards, to itself; by one key, by several as a list or a map; to cells; keys that refer."""
    rules = """
    component card
      faces: list of symbol key
      home: cell
      mole: mole
      cards: set of card
      twin: card?
    record symbol
      colour: red / blue key
      shape: star / moon key
    component mole
      theme: cold / hot key
      value: 1..2 key
      copies: 2..2
    grid cell: 3 by 2
    """
    cards = """
    - {faces: [[red, star]], home: a1, mole: [cold, 2], cards: [], twin: [[red, star], [blue, moon]]}
    - faces: [{shape: star, colour: red}, [blue, moon]]
      home: b3
      mole: {theme: hot, value: 1}
      cards: [[[red, star], [blue, moon]], [[red, star]]]
    """
    moles = "".join(f"- {{theme: {t}, value: {v}, copies: 2}}\n" for t in ("cold", "hot") for v in (2, 1))
    assert rows("card", rules, cards=cards, moles=moles) == [
        {
            "faces": (Link("symbol", 0),),
            "home": Link("cell", 0),
            "mole": Link("mole", 0),
            "cards": (),
            "twin": Link("card", 1),
        },
        {
            "faces": (Link("symbol", 0), Link("symbol", 3)),
            "home": Link("cell", 5),
            "mole": Link("mole", 3),
            "cards": (Link("card", 0), Link("card", 1)),
            "twin": None,
        },
    ]


def test_sets_are_in_canonical_order_and_lists_in_their_own(rows: Rows) -> None:
    rules = """
    kind colour: red, blue, amber
    record bag
      name: text key
      colours: set of colour
      numbers: set of 1..99
      bags: set of bag
      list: list of colour
      pairs: set of (colour, flag)
    """
    bags = """
    - {name: z, colours: [amber, red], numbers: [30, 4], bags: [a, z], list: [blue, red, blue],
       pairs: [[blue, no], [red, yes], [red, no]]}
    - {name: a, colours: [], numbers: [], bags: [], list: [], pairs: []}
    """
    assert rows("bag", rules, bags=bags)[0] == {
        "name": "z",
        "colours": ("red", "amber"),
        "numbers": (4, 30),
        "bags": (Link("bag", 0), Link("bag", 1)),
        "list": ("blue", "red", "blue"),
        "pairs": (("red", False), ("red", True), ("blue", False)),
    }


def test_pools(rows: Rows) -> None:
    rules = """
    kind colour: red, blue
    token element
      symbol: text key
    token coin
      worth: 1..100 key
    token good
      name: text key
    record mix/mixes
      name: text key
      atoms: formula of element
      coins: pool of coin
      goods: pool of good
      marks: pool of colour
    """
    files = {
        "elements": "[{symbol: H}, {symbol: O}, {symbol: C}, {symbol: No}]",
        "coins": "[{worth: 1}, {worth: 5}]",
        "goods": "- wood\n- lab coat\n",
    }
    mixes = """
    - {name: a, atoms: C6H12O6, coins: {5: 2, 1: 1}, goods: {lab coat: 2, wood: 1}, marks: {blue: 2}}
    - {name: b, atoms: No, coins: {}, goods: lab coat, marks: red}
    - {name: c, atoms: {C: 1, O: 2}, coins: {}, goods: {}, marks: {}}
    """
    assert rows("mix", rules, mixes=mixes, **files) == [
        {
            "name": "a",
            "atoms": Counts("element", ((0, 12), (1, 6), (2, 6)), "C6H12O6"),
            "coins": Counts("coin", ((0, 1), (1, 2)), "2 5, 1 1"),
            "goods": Counts("good", ((0, 1), (1, 2)), "2 lab coat, 1 wood"),
            "marks": Counts("colour", ((1, 2),), "2 blue"),
        },
        {
            "name": "b",
            "atoms": Counts("element", ((3, 1),), "No"),
            "coins": Counts("coin", (), ""),
            "goods": Counts("good", ((1, 1),), "lab coat"),
            "marks": Counts("colour", ((0, 1),), "red"),
        },
        {
            "name": "c",
            "atoms": Counts("element", ((1, 2), (2, 1)), "CO2"),
            "coins": Counts("coin", (), ""),
            "goods": Counts("good", (), ""),
            "marks": Counts("colour", (), ""),
        },
    ]


def test_rows_in_the_rules_and_combinations(rows: Rows) -> None:
    rules = """
    component joker: big 2, small
    component pawn
    component card
      suit: clubs / hearts key
      rank: 1..2 key
      open: flag key
    record hold
      card: card key
      joker: joker? key
    """
    assert rows("joker", rules) == [{"name": "big", "copies": 2}, {"name": "small", "copies": 1}]
    assert rows("pawn", rules) == [{"name": "pawn", "copies": 1}]
    cards = rows("card", rules)
    assert len(cards) == 8
    assert cards[:3] == [
        {"suit": "clubs", "rank": 1, "open": False},
        {"suit": "clubs", "rank": 1, "open": True},
        {"suit": "clubs", "rank": 2, "open": False},
    ]
    holds = rows("hold", rules)
    assert len(holds) == 8 * 3
    assert holds[1] == {"card": Link("card", 0), "joker": Link("joker", 0)}


def test_places_of_fields(fill: Callable[..., tuple[dict[str, object], object]]) -> None:
    """Each value knows where it was written; one that was left out, where its row is."""
    from rulewright.dsl.tables import Table

    tables, _ = fill("component tile\n  number: 1..2 key\n  up: flag", tiles="- number: 2\n- number: 1\n  up: yes\n")
    table = tables["tile"]
    assert isinstance(table, Table)
    places = [{name: (str(span), span.text) for name, span in record.spans.items()} for record in table.records]
    assert places == [
        {"number": ("tiles.yaml:1:11", "2"), "up": ("tiles.yaml:1:3", "number: 2")},
        {"number": ("tiles.yaml:2:11", "1"), "up": ("tiles.yaml:3:7", "yes")},
    ]
    assert [record.row for record in table.records] == [0, 1]
