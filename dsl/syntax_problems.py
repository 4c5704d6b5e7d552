"""A word where none can stand → a problem in the designer's words: what stands here, what may stand, an example."""

from __future__ import annotations

from lark import Token

from rulewright.dsl.problems import Problem, nearest
from rulewright.dsl.spans import Source, Span
from rulewright.dsl.tokens_from_text import DECLARES

# What a word of the grammar is called in a sentence. Fixed words are quoted as they are.
CALLED = {"NAME": "a name", "INT": "a number", "STRING": 'a text in "quotes"', "CITE": "a citation such as [NUM-01]",
          "_NL": "the end of the line", "_INDENT": "an indented block", "_DEDENT": "the end of the block"}  # fmt: skip

# One correct line for each word that begins a declaration or statement.
SHAPES = {
    "game": 'game tiny "Tiny"', "players": "players 2..4", "limit": "limit 500 decisions",
    "option": 'option long_game = no "Play to five points"', "kind": "kind suit: clubs, hearts",
    "component": "component tile", "token": "token coin", "record": "record space", "grid": "grid cell: 8 by 8",
    "zone": "zone hand[player]: hand of card", "var": "var points[player]: 0..99 = 0",
    "let": "let free(cell) = board[cell] is none", "pattern": "pattern run(a, b, c)", "case": 'case "Straight"',
    "when": "when b is a + 1", "setup": "setup", "turn": "turn from starter", "round": "round", "rule": "rule score(p)",
    "winner": "winner is p with highest points[p]", "move": "move tile to board[cell]",
    "draw": "draw 3 from deck to hand[me]", "deal": "deal 5 from deck to hand[p] for p in players",
    "shuffle": "shuffle deck", "reveal": "reveal hand[me]", "end": "end game: me wins",
    "if": "if points[me] > 3: end game",
    "for": "for c in cells if free(c): lit[c] = yes", "each": "each player from starter", "repeat": "repeat 3 times",
    "phase": 'phase "Lab"', "match": "match suit", "choose": "choose", "may": "may", "otherwise": "otherwise",
    "example": "example count(cells) is 64", "misprint": 'misprint 1, 2, 3, 5: "1 is not a prime"',
    "check": 'check "64 spaces": count(cells) is 64', "scenario": 'scenario "The first move"', "given": "given",
    "play": 'play "Move 5 to a2"', "refuse": 'refuse "Move 5 to a3"', "expect": "expect points[player(1)] is 3",
    "chance": "chance 4, yes", "outside": 'outside [NUM-62] "table manners"', "result": "result best",
}  # fmt: skip

WORDS_THAT_DECLARE = tuple(w for w in SHAPES if w in DECLARES)


def syntax_problem(slip: Token, accepted: frozenset[str], tokens: tuple[Token, ...], source: Source) -> Problem:
    """The problem at word `slip` of a declaration, where only words of the types `accepted` may stand."""
    span = Span(source, slip.start_pos or 0, slip.end_pos or 0)
    line = _line_of(slip, tokens)
    if slip.type == "_INDENT":
        return Problem("RW104", "This line is indented under one that takes no block.", _line_span(slip, source),
                       f"{_may_stand(accepted)}If the block belongs to the line above, {_shape(line)}")  # fmt: skip
    if slip.type in ("_NL", "_DEDENT") or not str(slip):
        return Problem("RW103", f"The line ends too early after `{_last_word(slip, tokens)}`.", span,
                       f"{_may_stand(accepted)}{_shape(line)}")  # fmt: skip
    if line and line[0] is slip and tokens[0] is slip:
        near = nearest(str(slip), WORDS_THAT_DECLARE)
        return Problem("RW105", f"No declaration begins with `{slip}`.", span,
                       near or "A declaration begins with one of: " + ", ".join(WORDS_THAT_DECLARE) + ".")  # fmt: skip
    message = f"`{slip}` cannot stand here."
    if str(slip) == "=" and accepted & {"IS"}:
        return Problem("RW103", message, span, "To ask whether two values are equal, say `is`.")
    if str(slip) == ":" and "_NL" in accepted:
        return Problem("RW103", message, span, "A block head has no colon; its block is indented below it.")
    if slip.type not in ("NAME", "INT", "STRING", "CITE") and "NAME" in accepted and slip.isalpha():
        message = f"`{slip}` is a word of the language and cannot be a name here."
    return Problem("RW103", message, span, f"{_may_stand(accepted)}{_shape(line)}")


def _may_stand(accepted: frozenset[str]) -> str:
    words = sorted(_called(word) for word in accepted)
    names = [w for w in words if not w.startswith("`")]
    fixed = [w for w in words if w.startswith("`")]
    listed = names + fixed
    if not listed:
        return ""
    shown = listed if len(listed) <= 9 else [*listed[:8], "..."]
    return f"Here may stand {', '.join(shown)}.\n"


def _called(word: str) -> str:
    from rulewright.dsl.tree_from_text import word_types

    fixed = {name: text for text, name in word_types().items()}
    return CALLED.get(word) or f"`{fixed.get(word, word.lower())}`"


def _shape(line: list[Token]) -> str:
    shape = SHAPES.get(str(line[0])) if line else None
    return f"A line of this sort: `{shape}`" if shape else ""


def _last_word(slip: Token, tokens: tuple[Token, ...]) -> str:
    before = [t for t in tokens if (t.start_pos or 0) < (slip.start_pos or 0) and str(t)]
    return str(before[-1]) if before else ""


def _line_of(slip: Token, tokens: tuple[Token, ...]) -> list[Token]:
    """The words of the line in which a word stands."""
    line: list[Token] = []
    for token in tokens:
        if token.type in ("_NL", "_INDENT", "_DEDENT"):
            if token is slip:
                return line
            if any(t is slip for t in line):
                return line
            line = [] if token.type != "_NL" or token is not slip else line
        else:
            line.append(token)
    return line


def _line_span(slip: Token, source: Source) -> Span:
    start = slip.start_pos or 0
    end = source.text.find("\n", start)
    return Span(source, start, len(source.text) if end < 0 else end)
