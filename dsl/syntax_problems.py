"""A word where none can stand → a problem in the designer's words: what stands here, what may stand, an example."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.dsl.foreign_signs import ENGLISH, VALUES, WORDS
from rulewright.dsl.frequent_slips import frequent_slip
from rulewright.dsl.lines_of_words import Line
from rulewright.dsl.problems import Label, Problem, nearest
from rulewright.dsl.spans import Source, Span
from rulewright.dsl.tokens import Token
from rulewright.dsl.tokens_from_text import DECLARES

# One correct line for each word that begins a declaration or statement.
SHAPES = {
    "game": 'game tiny "Tiny"', "players": "players 2..4", "limit": "limit 500 decisions",
    "option": 'option long_game = no "Play to five points"', "kind": "kind suit: clubs, hearts",
    "component": "component tile", "token": "token coin", "record": "record space", "grid": "grid cell: 8 by 8",
    "zone": "zone hand[player]: hand of card", "var": "var points[player]: 0..99 = 0",
    "let": "let free(cell) = board[cell] is none", "pattern": "pattern run(a, b, c)", "case": 'case "Straight"',
    "when": "when b is a + 1", "turn": "turn from starter", "rule": "rule score(p)",
    "winner": "winner is p with highest points[p]", "move": "move tile to board[cell]",
    "draw": "draw 3 from deck to hand[me]", "deal": "deal 5 from deck to hand[p] for p in players",
    "shuffle": "shuffle deck", "reveal": "reveal hand[me]", "end": "end game: me wins",
    "if": "if points[me] > 3: end game", "for": "for c in cells if free(c): lit[c] = yes",
    "each": "each player from starter", "repeat": "repeat 3 times", "phase": 'phase "Lab"', "match": "match suit",
    "choose": 'choose "Play {card}" for card in hand[me]', "may": 'may "Play {card}" for card in hand[me]',
    "example": "example count(cells) is 64", "misprint": 'misprint 1, 2, 3, 5: "1 is not a prime"',
    "check": 'check "64 spaces": count(cells) is 64', "scenario": 'scenario "The first move"',
    "play": 'play "Move 5 to a2"', "refuse": 'refuse "Move 5 to a3"', "expect": "expect points[player(1)] is 3",
    "chance": "chance 4, yes", "outside": 'outside [NUM-62] "table manners"', "result": "result best",
}  # fmt: skip

# What belongs into the block of a head, where none follows.
BLOCKS = {
    "game": "Say below it how many play: `players 2`, or `players 2..4`.",
    "choose": 'Give it options, one a line: `"Play {card}" for card in hand[me]`.',
    "may": 'Give it options, one a line: `"Play {card}" for card in hand[me]`.',
    "pattern": 'Give it cases: `case "Twins"`, and below each `when a is b`.',
    "case": "Say below it what must hold: `when a is b`.",
    "match": "Give it cases: `case clubs: points[me] += 1`.",
    "scenario": 'Say below it what happens: `play "Move 5 to a2"`, `expect points[player(1)] is 3`.',
    "let": "Write the value after `=`, or below it the cases `VALUE if CONDITION`.",
}
ONE_LINE = ("if", "else", "for", "each", "repeat", "phase", "otherwise", "given")

# Words that begin a line inside of a block only, and which.
INSIDE = {
    "players": "`game`", "limit": "`game`", "case": "`pattern`, or under `match`", "when": "the `case` of a `pattern`",
    "given": "`scenario`", "play": "`scenario`", "refuse": "`scenario`", "expect": "`scenario`", "chance": "`scenario`",
}  # fmt: skip
STATEMENTS = frozenset(
    "move draw deal shuffle reveal end stop done nothing result if for each repeat match choose may phase".split()
)

# Groups of the grammar's words that are called by one name.
VALUE = frozenset("INT LBRACE LPAR LSQB ME MINUS NAME NO NONE NOT STRING YES BEST REACHABLE DISTANCE".split())
HAPPENS = frozenset(w.upper() for w in STATEMENTS | {"let"}) | VALUE
MORE = frozenset(
    "AND CIRCUMFLEX DOT DOTS IF IN IS LPAR LSQB MINUS MOD NOT OR PLUS SLASH STAR "
    "AT_LEAST AT_MOST LESSTHAN MORETHAN".split()
)
SETS = frozenset({"EQUAL", "PLUS_IS", "MINUS_IS"})
CALLED = {"NAME": "a name", "INT": "a number", "STRING": 'a text in "quotes"', "CITE": "a citation such as [NUM-01]",
          "_NL": "the end of the line", "_INDENT": "an indented block", "_DEDENT": "the end of the block"}  # fmt: skip
COLON = "A block head has no colon: what belongs to it stands indented below it."
FILLERS = ("the", "a", "an", "all", "some")  # words of English that rules do without
PAIRS = {"(": ")", "[": "]", "{": "}"}


@dataclass(frozen=True, slots=True)
class Slip:
    """The word that cannot stand, the grammar's words that could stand there, and the line that it is about.

    Without the line `out` the rest may be read.
    """

    token: Token
    accepted: frozenset[str]
    line: Line
    out: Line


def syntax_problem(slip: Slip, source: Source) -> Problem:
    """What to tell of a slip. Its line is told of once, so this must be the most likely cause."""
    line = slip.line
    if slip.token.type == "_INDENT":
        return _no_block_here(line, source)
    if slip.accepted == {"_INDENT"}:
        return _no_block(line, source)
    if line.above is None and slip.token is line.words[0]:
        return _no_declaration(slip.token, source)
    return (
        _brackets(line, source)
        or _foreign_word(slip, source)
        or _alone(line, source)
        or _particular(slip, source)
        or _general(slip, source)
    )


# ---------------------------------------------------------------- lines and blocks


def _no_block_here(line: Line, source: Source) -> Problem:
    inner = line.block[0]
    mend = "If it stands beside the line above, give both the same column."
    if line.first in WORDS:
        mend = WORDS[line.first]
    elif alone := _alone(line, source) if line.first in ("else", "otherwise") else None:
        return alone
    label = Label(Span(source, line.start, line.end), "the line above it")
    return Problem(
        "RW104",
        "This line is indented under one that takes no block.",
        Span(source, inner.start, inner.end),
        mend,
        (label,),
    )


def _no_block(line: Line, source: Source) -> Problem:
    mend = BLOCKS.get(line.first, "Indent what belongs to it by two spaces below it.")
    if line.first in ONE_LINE:
        mend += f" Or write it on the line, after a colon: `{line.first} ..: done`."
    return Problem("RW107", f"Nothing is indented below this `{line.first}`.", Span(source, line.start, line.end), mend)


def _no_declaration(word: Token, source: Source) -> Problem:
    span, name = _span(word, source), word.text
    listed = ", ".join(w for w in SHAPES if w in DECLARES) + ", setup and round"
    near = nearest(name, DECLARES)
    if name in INSIDE:
        return Problem("RW105", f"`{name}` begins no declaration.", span, f"It stands indented under {INSIDE[name]}.")
    if name in STATEMENTS:
        return Problem(
            "RW105",
            f"`{name}` begins no declaration.",
            span,
            "What happens stands indented under `setup`, `turn` or `rule name()`.",
        )
    return Problem(
        "RW105",
        f"No declaration begins with `{name}`.",
        span,
        WORDS.get(name) or near or f"A declaration begins with one of: {listed}.",
    )


def _brackets(line: Line, source: Source) -> Problem | None:
    """The first bracket of the line that has no partner."""
    opened: list[Token] = []
    for word in line.words:
        if word.text in PAIRS:
            opened.append(word)
        elif word.text in PAIRS.values():
            if not opened:
                return Problem(
                    "RW108", f"This `{word}` closes nothing.", _span(word, source), "Take it out, or open it before."
                )
            opener = opened.pop()
            if PAIRS[opener.text] != word.text:
                return Problem(
                    "RW108",
                    f"`{opener}` is closed by `{word}`.",
                    _span(word, source),
                    f"Close it with `{PAIRS[opener.text]}`.",
                    (Label(_span(opener, source), "opened here"),),
                )
    if opened:
        last = opened[-1]
        return Problem(
            "RW108", f"This `{last}` is never closed.", _span(last, source), f"Close it with `{PAIRS[last.text]}`."
        )
    return None


def _foreign_word(slip: Slip, source: Source) -> Problem | None:
    """A line that begins with a word of another language."""
    first = slip.line.words[0]
    if "_" in slip.token.type[:1] or slip.line.above is None:
        return None
    of_scenario = first.text == "winner" and slip.line.above.first == "scenario"
    if first.text in DECLARES - {"let", "example", "misprint"} and not of_scenario:
        return Problem(
            "RW103",
            f"`{first}` begins a declaration, and cannot stand inside another.",
            _span(first, source),
            "Declarations begin in the first column; a value gets a name with `let`.",
        )
    if first.text in ENGLISH and len(slip.line.words) > 1 and slip.line.words[1].text not in ("(", "=", "."):
        return Problem("RW103", f"`{first}` begins no line of rules.", _span(first, source), ENGLISH[first.text])
    if first.text not in WORDS:
        return None
    return Problem("RW103", f"`{first}` begins no line of rules.", _span(first, source), WORDS[first.text])


def _alone(line: Line, source: Source) -> Problem | None:
    """`else`, `otherwise`, `case` or an option where it belongs to nothing."""
    first = line.words[0]
    match first.text:
        case "else":
            what, mend = "`else` belongs to no `if`.", "It stands right after the block of an `if`, in the same column."
        case "otherwise":
            what = "`otherwise` belongs to nothing."
            mend = "It stands right after the block of a `choose`, `may` or `match`, in the same column."
        case "case":
            what, mend = "`case` belongs to nothing.", "It stands indented under `match`, or under a `pattern`."
        case _ if first.type == "STRING" and line.above is not None:
            if line.above.first in ("choose", "may", "check", "game", "component"):
                return None
            what, mend = "This option belongs to nothing.", "Options stand indented under `choose` or `may`."
        case _:
            return None
    above = line.above
    if above is None or above.first in ("match", "pattern") or (first.text != "case" and above.first == "let"):
        return None
    return Problem("RW103", what, _span(first, source), mend)


# ---------------------------------------------------------------- words inside a line


def _particular(slip: Slip, source: Source) -> Problem | None:
    """Slips that are made often, with what mends them."""
    word, accepted, line = slip.token.text, slip.accepted, slip.line
    ended = slip.token.type in ("_NL", "_DEDENT")
    message, mend = f"`{word}` cannot stand here.", ""
    if word in VALUES:
        mend = VALUES[word]
    elif word == "=" and (accepted & {"IS"} or line.first in ("if", "else", "when", "expect", "example", "misprint")):
        mend = "To ask whether two values are equal, say `is`."
    elif word == "is" and "EQUAL" in accepted:
        mend = "To give a var its value, say `=`."
    elif word == ":" and line.first == "let":
        mend = "The value of a `let` stands after `=`."
    elif word == ":" and "_NL" in accepted:
        mend = COLON
    elif _before(slip).lower() in FILLERS and slip.token.type == "NAME":
        before = slip.line.words[slip.line.words.index(slip.token) - 1]
        mend = f"Leave the word out: `{line.first} {word} ..`." if before is line.words[1] else "Leave the word out."
        return Problem("RW103", f"`{before}` says nothing here.", _span(before, source), mend)
    elif told := frequent_slip(slip, ended=ended, before=_before(slip)):
        message, mend = told.message or message, told.mend
    elif ended and line.block and line.words[-1].text == ":":
        return Problem("RW103", "`:` cannot stand here.", _span(line.words[-1], source), COLON)
    elif slip.token.type == "CITE" and slip.token is line.words[0]:
        mend = "Citations stand at the end of a line."
    elif word == "[" and "CITE" in accepted and "PLUS" not in accepted:
        mend = "A citation names clauses in capitals, such as [NUM-01], [NUM-20..21] or [NUM-01, NUM-05]."
    elif word == "when" and "IF" in accepted:
        mend = "A condition begins with `if`."
    elif word == "-" and "DOTS" in accepted:
        mend = "A range is `0..9`."
    elif word in ("or", ",") and "SLASH" in accepted and "PLUS" not in accepted:
        mend = "Alternatives are `red / green`."
    elif word in ("roll", "flip") or _before(slip) in ("roll", "flip"):
        mend = "It stands alone after `=`: `let n = roll 1..6`. Count with `n` on the next line."
    elif ended and "ROUNDED" in accepted:
        message, mend = "This division does not say how it rounds.", "Say `a / b rounded down`, or `rounded up`."
    elif "ROUNDED" in accepted:
        mend = "Division says how it rounds: `a / b rounded down`, or `rounded up`."
    elif line.above is not None and line.above.first == "let" and ("OTHERWISE" in accepted or accepted == {"_DEDENT"}):
        if accepted == {"_DEDENT"}:
            message, mend = "This case is never reached.", "The line without `if` is the last: `VALUE otherwise`."
        elif ended:
            message, mend = "The last case has a condition.", "End with a line `VALUE otherwise`."
    elif "COLON" in accepted and not ended and (slip.token.type in ("NAME", "INT", "STRING") or word.isalpha()):
        message, mend = f"A colon is missing before `{word}`.", _shape(line) or "What happens stands behind it."
    if not mend:
        return None
    return Problem("RW103", message, _span(slip.token, source), mend)


def _before(slip: Slip) -> str:
    """The word before the slip in its line."""
    words = slip.line.words
    at = next((i for i, word in enumerate(words) if word is slip.token), 0)
    return words[at - 1].text if at else ""


def _general(slip: Slip, source: Source) -> Problem:
    word, accepted, line = slip.token, slip.accepted, slip.line
    mend = "\n".join(part for part in (_may_stand(accepted), _shape(line)) if part)
    if accepted & SETS and line.above is not None:
        near = nearest(line.first, STATEMENTS)
        mend = near or (
            "A line gives a var its value, `points[me] = 3`, calls a rule, `score(me)`, or begins with a word "
            "such as `move`."
        )
    if word.type in ("_NL", "_DEDENT"):
        before = line.words[-1]
        at = before.end
        return Problem("RW103", f"The line ends too early after `{before}`.", Span(source, at, at), mend)
    message = f"`{word}` cannot stand here."
    if word.type not in ("NAME", "INT", "STRING", "CITE") and "NAME" in accepted and word.text.isalpha():
        message = f"`{word}` is a word of the language and cannot be a name here."
    return Problem("RW103", message, _span(word, source), mend)


def _may_stand(accepted: frozenset[str]) -> str:
    """`Here may stand a value, `to` or the end of the line.`"""
    from rulewright.dsl.tree_from_text import word_types

    left, listed = set(accepted), []
    if {"MOVE", "SHUFFLE"} <= left:
        listed.append("a line of what happens")
        left -= HAPPENS
    if {"INT", "YES"} <= left:
        listed.append("a value")
        left -= VALUE
    if "PLUS" in left or "DOT" in left:
        left -= MORE
        if not left:
            listed.append("more of the value")
    if left >= SETS:
        listed.append("`=`, `+=`, `-=`")
        left -= SETS
    if left - {"CITE"}:
        left -= {"CITE"}
    fixed = {name: text for text, name in word_types().items()}
    listed += sorted(CALLED[w] for w in left if w in CALLED)
    listed += sorted(f"`{fixed[w]}`" for w in left if w in fixed)
    if not listed:
        return ""
    *others, last = listed[:9]
    begin = "Here may stand" if others else "Here belongs"
    return f"{begin} {', '.join(others)}{' or ' if others else ''}{last}."


def _shape(line: Line) -> str:
    shape = SHAPES.get(line.first)
    return f"A line of this sort: `{shape}`" if shape else ""


def _problem(code: str, message: str, line: Line, source: Source, mend: str) -> Problem:
    return Problem(code, message, Span(source, line.start, line.end), mend)


def _span(word: Token, source: Source) -> Span:
    return Span(source, word.start, word.end)
