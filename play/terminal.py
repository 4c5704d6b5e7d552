"""A game in the terminal: people who share a keyboard, and bots."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, assert_never

from rich.console import Console
from rich.table import Table
from rich.text import Text

from rulewright.play.bots import RANDOM, Bot
from rulewright.play.meaning_of_words import Command, Several, groups, meaning
from rulewright.play.runtime import Decision, Fault, Game, State
from rulewright.play.saves import SavedGame, is_saved_game, write_save
from rulewright.play.things_to_text import things_to_text
from rulewright.play.view_to_text import view_to_text

FEW = 20  # decisions that are shown as a numbered list
MOST_ENDS = 16  # of a group that are shown on its line
RECENT = 6  # lines of the log that are shown with the board, at least
MOST_RECENT = 24  # and at most, if more was done since the person last decided

HELP = """\
Type a number of the list, or words of what you want to do: `5 a3` finds
"Move 5 to a3". If several decisions fit, they are listed. Enter alone shows
the list again, or takes the only decision there is.

  board      draw the table again
  log        all that was done so far
  what NAME  what a card, a place or a whole part of the board is
  undo       take back your last decision
  save FILE  keep the game; `--resume FILE` goes on with it
  help       this
  quit       leave
"""


@dataclass(slots=True)
class Sitting:
    """A game at the table. `ask` shows a prompt and returns what was typed; None when nobody types any more."""

    game: Game
    state: State
    console: Console
    ask: Callable[[str], str | None]
    bots: Mapping[int, Bot] = field(default_factory=dict)
    log: list[tuple[int, str]] = field(default_factory=list)
    since: int = 0  # how much of the log was there when all began to decide at once
    past: list[Moment] = field(default_factory=list)
    secrets: bool = False  # whether somebody has ever known what another did not
    drawn: Mapping[str, Any] | None = None  # the view that was drawn last

    def say(self, text: str = "", style: str = "") -> None:
        """A line of text, whatever it holds: names of the content are no markup."""
        self.console.print(Text(text, style=style), soft_wrap=True)

    @property
    def people(self) -> int:
        return self.state.players - len(self.bots)


@dataclass(frozen=True, slots=True)
class Moment:
    """What `undo` goes back to: the table as it was when a person was about to decide."""

    state: State
    log: int
    since: int
    bots: dict[int, int]


def play(table: Sitting) -> None:
    """Play to the end, or until somebody leaves."""
    while not table.state.over:
        seat = table.state.to_play
        assert isinstance(seat, int), "somebody decides as long as the game is not over"
        if seat in table.bots:
            take(table, seat, table.state.offered(table.bots[seat].choose(table.state)))
        elif not person_decides(table, seat):
            table.say("The game stops here.")
            return
    draw(table, 0)
    tell_result(table)


def person_decides(table: Sitting, seat: int) -> bool:
    """Show the table and listen until a decision is taken or taken back. False when the person leaves."""
    if not alone_with(table, seat):
        return False
    draw(table, seat)
    offered = table.state.decisions()
    listed = show(table, offered)
    while (typed := table.ask(f"player {seat + 1} > ")) is not None:
        match meaning(typed, offered, listed):
            case Command("quit", _):
                return False
            case Command("undo", _):
                if undo(table):
                    return True
                table.say("There is nothing to take back.")
            case Command("list", _):
                listed = show(table, offered)
            case Command(word, rest):
                obey(table, seat, word, rest)
            case Several(()):
                table.say("Nothing that is offered fits these words. `help` says how to choose.")
            case Several(several):
                listed = show(table, several)
            case Decision() as decision:
                bots = {seat: bot.generator.state for seat, bot in table.bots.items()}
                before = Moment(table.state.copy(), len(table.log), table.since, bots)
                try:
                    take(table, seat, decision)
                except Fault as fault:
                    table.say(f"This cannot be done, because the rules fail: {fault}")
                    continue
                table.past.append(before)
                return True
            case nothing:
                assert_never(nothing)
    table.say()
    return False


def alone_with(table: Sitting, seat: int) -> bool:
    """In a game with secrets, wait until only this person looks at the screen. False when the person leaves."""
    views = [table.state.view(s) for s in range(table.state.players)]
    table.secrets |= any((v["zones"], v["vars"]) != (views[0]["zones"], views[0]["vars"]) for v in views)
    if not table.secrets or table.people < 2 or not table.console.is_terminal:
        return True
    table.console.clear()
    return table.ask(f"player {seat + 1}, press Enter when nobody else looks ") is not None


def take(table: Sitting, seat: int, decision: Decision) -> None:
    table.state.apply(decision)
    table.log.append((seat, decision.label))
    now = table.state.position.at_once
    if now is None or not now.asked:
        table.since = len(table.log)


def undo(table: Sitting) -> bool:
    """Back to where a person was last about to decide."""
    if not table.past:
        return False
    moment = table.past.pop()
    table.state, table.since = moment.state, moment.since
    del table.log[moment.log :]
    for bot, generator in moment.bots.items():
        table.bots[bot].generator.state = generator
    return True


def obey(table: Sitting, seat: int, word: str, rest: str) -> None:
    match word:
        case "help":
            table.say(HELP)
        case "board":
            draw(table, seat)
        case "log":
            tell_log(table, seat, len(table.log))
        case "save":
            save(table, rest)
        case "what":
            lines = list(things_to_text(rest, table.game.declared, table.state.view(seat)))
            table.say("\n".join(lines) or "Nothing here is called that. Say a name or a place: what b2")
        case _:
            raise AssertionError(f"no command {word}")


def save(table: Sitting, name: str) -> None:
    if not name:
        table.say("Say where to: save FILE")
        return
    path = Path(name).expanduser()
    try:
        if path.exists() and not is_saved_game(path):
            table.say(f"{name} is there already and is no saved game; choose another name.")
            return
        bots = {seat: bot.generator.state for seat, bot in table.bots.items()}
        policies = {seat: bot.name for seat, bot in table.bots.items() if bot.name != RANDOM}
        write_save(path, SavedGame(table.game.name, table.state.plain(), table.log, bots, policies))
    except (OSError, ValueError) as fault:  # ValueError: a NUL in the name
        table.say(f"{name} could not be written: {getattr(fault, 'strerror', None) or fault}")
        return
    table.say(f"Saved. Go on with: rulewright play {table.game.name} --resume {name}")


def draw(table: Sitting, seat: int) -> None:
    """The table as this seat sees it, and what was done last."""
    table.say()
    view = table.state.view(seat)
    for part in view_to_text(view, table.game, table.drawn):
        table.console.print(part)
    table.drawn = view
    own = max((number for number, (who, _) in enumerate(table.log) if who == seat), default=-1)
    tell_log(table, seat, min(max(RECENT, len(table.log) - own), MOST_RECENT))


def tell_log(table: Sitting, seat: int, lines: int) -> None:
    """The last lines of what was done; of others in a game with secrets only that they did something.

    Not even that is told of others while all decide at once.
    """
    told = table.log
    if table.state.position.at_once is not None:
        told = [*table.log[: table.since], *(line for line in table.log[table.since :] if line[0] == seat)]
    for who, label in told[-lines:]:
        hidden = table.secrets and who != seat and not table.state.over
        table.say(f"player {who + 1} has decided" if hidden else f"player {who + 1}: {label}", style="dim")


def show(table: Sitting, decisions: Sequence[Decision]) -> Sequence[Decision]:
    """List the decisions, with numbers if they are few. Returns those that now have numbers."""
    if len(decisions) <= FEW:
        for number, decision in enumerate(decisions, 1):
            table.say(f"{number:3}  {decision.label}")
        return decisions
    for group in groups(decisions):
        shown = ", ".join(group.ends[:MOST_ENDS])
        more = f", and {len(group.ends) - MOST_ENDS} more" if len(group.ends) > MOST_ENDS else ""
        table.say(f"     {group.head}{' ' if shown else ''}{shown}{more}")
    table.say(f"{len(decisions)} decisions: type words of the one you want.", style="dim")
    return ()


def tell_result(table: Sitting) -> None:
    result = table.state.result or ()
    first = [seat for seat, place in enumerate(result) if place.rank == 1]
    if len(first) == len(result):
        table.say("A draw.", style="bold")
    else:
        winners = " and ".join(f"player {seat + 1}" for seat in first)
        table.say(f"{winners[0].upper()}{winners[1:]} {'win' if len(first) > 1 else 'wins'}.", style="bold")
    places = Table("player", "rank", "score", box=None, pad_edge=False)
    for seat, place in enumerate(result):
        places.add_row(f"player {seat + 1}", str(place.rank), str(place.score))
    table.console.print(places)
