"""The command `print` with all that it can be asked for, and `find`."""

from __future__ import annotations

import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import click

from rulewright.cli_common import chosen_games, compiled_or_refused, tell_json, tell_problems
from rulewright.git_revisions import NoRevision, folder_at
from rulewright.project import GameFolder, find_project
from rulewright.whole_files import write_whole

if TYPE_CHECKING:
    from rulewright.print.deck import Piece
    from rulewright.print.print_game import GameFaces
    from rulewright.print.settings import Settings
    from rulewright.print.sheet import Sheets

PRINTED = Path("build/print")


@dataclass(frozen=True, slots=True)
class Ask:
    """What `print` was asked for."""

    papers: tuple[str, ...]
    sides: str | None
    save_ink: bool
    save_paper: bool
    printer: Path | None
    language: str | None
    count: bool
    since: str | None
    contact: str | None
    exports: tuple[str, ...]
    dpi: float
    url: str
    calibrate: bool
    form: str

    @property
    def plain(self) -> bool:
        """Whether the sheets are those that `build` keeps up to date."""
        asked = (self.sides, self.printer, self.language, self.since, self.contact)
        flags = (self.save_ink, self.save_paper, self.count, self.calibrate, bool(self.exports))
        return not any(flags) and all(value is None for value in asked)


def run_print(names: Sequence[str], ask: Ask) -> None:
    """Without anything special what is out of date is printed; else what is asked for, always."""
    profile = printer_at(ask.printer)
    if ask.plain and profile is None:
        from rulewright.cli_build import run_sheets

        run_sheets(names, ask.papers)
        return
    settings = [settings_of(ask, paper, profile) for paper in ask.papers]
    if ask.calibrate:
        for one in settings:
            tell_written(calibration(one))
        return
    for game in chosen_games(names):
        faces = faces_or_refused(game, ask.language)
        if ask.count:
            tell_counts(game, faces, settings[0], ask.form)
        elif ask.since is not None:
            tell_written(reprint(game, faces, ask, settings[0]))
        elif ask.contact is not None:
            tell_written(contact(game, faces, ask))
        elif ask.exports:
            for target in ask.exports:
                tell_written(exported(game, faces, target, ask))
        else:
            for one in settings:
                tell_written(sheets_as_pdf(game, faces, *sheets_or_refused(faces, one), suffix_of(ask)))


def settings_of(ask: Ask, paper: str, profile: object) -> Settings:
    from rulewright.print.settings import EXACT, SIDES, Profile, Settings

    sides = next((side for side in SIDES if side == ask.sides), None)
    found = profile if isinstance(profile, Profile) else EXACT
    return Settings(paper, sides, ask.save_ink, ask.save_paper, found)


def printer_at(path: Path | None) -> object | None:
    """The profile of the printer: the file named, or `printer.yaml` beside `content/`."""
    project = find_project(Path.cwd())
    own = project.root / "printer.yaml" if project else None
    chosen = path or (own if own and own.is_file() else None)
    if chosen is None:
        return None
    from rulewright.dsl.problems import Problem, Refused, errors
    from rulewright.dsl.read_source import read_source
    from rulewright.print.profile_from_yaml import profile_from_yaml

    source = read_source(chosen, chosen.name)
    if isinstance(source, Problem):
        raise Refused((source,))
    profile, problems = profile_from_yaml(source)
    if errors(problems):
        raise Refused(problems)
    return profile


def faces_or_refused(game: GameFolder, language: str | None = None) -> GameFaces:
    """All faces of a game. Raises Refused with its problems; warnings are told."""
    from rulewright.dsl.problems import Refused, errors
    from rulewright.print.print_game import faces_of_game

    compiled = compiled_or_refused(game, whole=False)
    assert compiled.facts is not None
    faces = faces_of_game(compiled.facts, game.folder, language)
    if errors(faces.problems):
        raise Refused(faces.problems)
    if faces.plan is None:
        raise click.UsageError(f"{game.name} has no sheets.yaml, which says what is printed.")
    return faces


def sheets_or_refused(faces: GameFaces, settings: Settings) -> tuple[Sheets, ...]:
    from rulewright.dsl.problems import Refused, errors
    from rulewright.print.print_game import sheets_of_game

    sheets, problems = sheets_of_game(faces, settings)
    if errors(problems):
        raise Refused(problems)
    return sheets


def sheets_as_pdf(game: GameFolder, faces: GameFaces, *rest: object) -> dict[Path, bytes]:
    """The PDF of each of the sheets; the last argument is what their names end in."""
    from rulewright.print.pdf_from_sheets import pdf_from_sheets
    from rulewright.print.print_game import fonts_of_game
    from rulewright.print.sheet import Sheets

    *sheets, suffix = rest
    fonts = fonts_of_game(faces)
    return {
        folder_of(game) / f"{one.name}{suffix}.pdf": pdf_from_sheets(one, fonts, faces.pictures)
        for one in sheets
        if isinstance(one, Sheets) and one.pages
    }


def suffix_of(ask: Ask) -> str:
    savings = (("little-ink", ask.save_ink), ("little-paper", ask.save_paper))
    words = (ask.sides, *(name for name, wanted in savings if wanted), ask.language)
    return "".join(f"-{word}" for word in words if word)


def folder_of(game: GameFolder) -> Path:
    project = find_project(Path.cwd())
    return (project.root if project else Path.cwd()) / PRINTED / game.name


def tell_written(files: Mapping[Path, bytes]) -> None:
    write_whole(files)
    for path in files:
        click.echo(path.relative_to(Path.cwd()).as_posix() if path.is_relative_to(Path.cwd()) else str(path))


def calibration(settings: Settings) -> dict[Path, bytes]:
    from rulewright.dsl.problems import Problem, Refused
    from rulewright.dsl.spans import Source, Span
    from rulewright.print.calibration_pages import calibration_pages
    from rulewright.print.metrics_from_ttf import Font
    from rulewright.print.pdf_from_sheets import pdf_from_sheets
    from rulewright.print.project_files import ProjectFiles
    from rulewright.print.sizes import paper_size

    size = paper_size(settings.paper)
    font = ProjectFiles(Path.cwd()).font("DejaVu Sans", Span(Source("calibration", ""), 0, 0))
    assert isinstance(font, Font), "it comes with the package"
    if size is None:
        raise Refused((Problem("RW729", f"No paper is called `{settings.paper}`.", None),))
    sheets = calibration_pages((settings.paper, *size), settings, font)
    project = find_project(Path.cwd())
    folder = (project.root if project else Path.cwd()) / PRINTED
    return {folder / f"{sheets.name}.pdf": pdf_from_sheets(sheets, {font.name: font}, {})}


def tell_counts(game: GameFolder, faces: GameFaces, settings: Settings, form: str) -> None:
    from rulewright.print.counts_of_sheets import counts_of_sheets, counts_to_json

    found = [counts_of_sheets(sheets) for sheets in sheets_or_refused(faces, settings)]
    if form == "json":
        tell_json({"game": game.name, "sheets": [counts_to_json(counts) for counts in found]})
        return
    click.echo(f"{game.name}: {'sheet':24}{'pieces':>8}{'pages':>8}{'papers':>8}{'cuts':>8}{'ink cm²':>9}")
    for c in found:
        click.echo(f"{'':{len(game.name) + 2}}{c.name:24}{c.pieces:8}{c.pages:8}{c.papers:8}{c.cuts:8}{c.ink:9.0f}")
    papers, cuts, ink = (sum(values) for values in zip(*((c.papers, c.cuts, c.ink) for c in found), strict=True))
    click.echo(f"{papers} sheets of paper, {cuts} cuts, {ink:.0f} cm² of full ink.")


def reprint(game: GameFolder, faces: GameFaces, ask: Ask, settings: Settings) -> dict[Path, bytes]:
    from rulewright.dsl.problems import Refused, errors
    from rulewright.print.reprint_of_decks import reprint_of_decks

    assert ask.since is not None
    made, problems = reprint_of_decks(old_deck(game, ask.since), faces, game.name, settings)
    if errors(problems):
        raise Refused(problems)
    for head, lines in (("Take out:", made.out), ("Put in:", made.new)):
        if lines:
            click.echo("\n".join([head, *(f"  {line}" for line in lines)]))
    if not made.out and not made.new:
        click.echo(f"{game.name}: nothing has changed since {ask.since}.")
    return sheets_as_pdf(game, faces, *made.sheets, "")


def old_deck(game: GameFolder, since: str) -> tuple[Piece, ...]:
    """The pieces of a `deck.json`, or of the game as it was at a revision."""
    from rulewright.print.deck import deck_from_json, deck_of_game

    if Path(since).is_file():
        try:
            found = deck_from_json(Path(since).read_text(encoding="utf-8"))
        except (OSError, UnicodeDecodeError):
            found = "it is no text"
        if isinstance(found, str):
            raise click.UsageError(f'"{since}" cannot be compared with: {found}.')
        return found
    with tempfile.TemporaryDirectory() as name:
        return deck_of_game(faces_at(game, since, Path(name)), game.name)


def faces_at(game: GameFolder, revision: str, into: Path) -> GameFaces:
    """What was printed then, whatever the checks of today say of it."""
    from rulewright.print.print_game import faces_of_game

    try:
        folder = folder_at(revision, game.folder, into)
    except NoRevision as fault:
        raise click.UsageError(f'There is no "{revision}" to compare with: {fault}') from fault
    compiled = compiled_or_refused(GameFolder(game.name, folder, into), whole=False)
    assert compiled.facts is not None
    return faces_of_game(compiled.facts, folder)


def contact(game: GameFolder, faces: GameFaces, ask: Ask) -> dict[Path, bytes]:
    """All faces on one page; with a revision, before and after of those that differ."""
    from rulewright.print.contact_sheet import comparison_sheet, contact_sheet
    from rulewright.print.pdf_from_sheets import pdf_from_sheets
    from rulewright.print.png_from_pdf import page_to_png
    from rulewright.print.print_game import fonts_of_game
    from rulewright.print.reprint_of_decks import changed_faces

    if not ask.contact:
        sheet, fonts, pictures = contact_sheet(faces), fonts_of_game(faces), dict(faces.pictures)
    else:
        with tempfile.TemporaryDirectory() as name:
            old = faces_at(game, ask.contact, Path(name))
        pairs = changed_faces(old, faces, game.name)
        if not pairs:
            click.echo(f"{game.name}: nothing has changed since {ask.contact}.")
            return {}
        sheet = comparison_sheet(faces, pairs)
        fonts, pictures = fonts_of_game(old) | fonts_of_game(faces), {**old.pictures, **faces.pictures}
    pdf = pdf_from_sheets(sheet, fonts, pictures)
    folder = folder_of(game)
    return {folder / "contact.pdf": pdf, folder / "contact.png": page_to_png(pdf, 0, min(ask.dpi, 100))}


def exported(game: GameFolder, faces: GameFaces, target: str, ask: Ask) -> dict[Path, bytes]:
    from rulewright.dsl.problems import Refused, errors
    from rulewright.print.export import Ask as Wanted
    from rulewright.print.export_csv import export_csv
    from rulewright.print.export_html import export_html
    from rulewright.print.export_png import export_png
    from rulewright.print.export_pod import export_pod
    from rulewright.print.export_tts import export_tts

    targets = {"png": export_png, "tts": export_tts, "pod": export_pod, "csv": export_csv, "html": export_html}
    made = targets[target](Wanted.of(game.name, faces, ask.dpi, ask.url))
    if errors(made.problems):
        raise Refused(made.problems)
    tell_problems(made.problems)
    return {folder_of(game) / target / name: data for name, data in made.files.items()}


def run_find(id: str, form: str) -> None:
    """Where a card with this id comes from; its first five signs are enough."""
    wanted = id.strip().lower()
    found = []
    for game in chosen_games(()):
        found += [(game.name, piece, side) for piece, side in pieces_with(game, wanted[:5])]
    if form == "json":
        rows = [
            {"game": game, "id": side, "name": piece.name, "sheet": piece.sheet, "where": piece.where,
             "current": side.startswith(wanted)}
            for game, piece, side in found
        ]  # fmt: skip
        tell_json({"id": wanted, "found": rows})
    for name, piece, side in found if form == "text" else ():
        state = "" if side.startswith(wanted) else f"; it has changed since, and is {side} now"
        click.echo(f"{piece.where}: {piece.name}, {piece.sheet} of {name}{state}")
    if not found:
        if form == "text":
            click.echo(f"No card of the games here has the id {wanted}.", err=True)
        raise click.exceptions.Exit(1)


def pieces_with(game: GameFolder, start: str) -> list[tuple[Piece, str]]:
    """Pieces whose front or back has an id that begins so."""
    from rulewright.compiler.compile_game import compile_game
    from rulewright.print.deck import deck_of_game
    from rulewright.print.print_game import faces_of_game

    compiled = compile_game(game.folder, game.root, whole=False)
    if compiled.facts is None or len(start) < 5:
        return []
    deck = deck_of_game(faces_of_game(compiled.facts, game.folder), game.name)
    return [(piece, side) for piece in deck for side in (piece.front, piece.back) if side.startswith(start)]
