"""The facts and the folder of a game → its printed sheets, by way of faces.

`faces_of_game` stops before anything is laid out on paper: it is what checks and comparisons of decks work from.
What only some games have (books, boards, molecules, languages) is loaded where it is met.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from rulewright.dsl.facts import Facts
from rulewright.dsl.problems import Problem, errors, in_order, nearest
from rulewright.dsl.spans import Span
from rulewright.dsl.tables import Table
from rulewright.dsl.yaml_tree import collector_paused
from rulewright.print.content_ids import SIGNS, content_id, revision_of, with_id
from rulewright.print.face import Box, Face, FaceSet, Run
from rulewright.print.faces_from_layout import Drawn, faces_from_layout
from rulewright.print.layout import Layout
from rulewright.print.layout_from_yaml import layout_from_yaml
from rulewright.print.metrics_from_ttf import Font
from rulewright.print.problems_in_decks import colours_can_be_told_apart, keywords_are_defined
from rulewright.print.problems_in_faces import problems_in_faces
from rulewright.print.project_files import SHIPPED, SHIPPED_CREDIT, PictureFile, ProjectFiles
from rulewright.print.settings import Settings
from rulewright.print.sheet import FitPlan, PrintPlan, SheetPlan, Sheets
from rulewright.print.sheets_from_faces import Job, sheets_from_faces
from rulewright.print.sheets_from_yaml import plan_from_yaml
from rulewright.print.sizes import PAPERS, paper_size
from rulewright.print.values import Shown, values_from_facts

PLAIN = Settings()
MOST_PIECES = 50_000  # of one sheet


@dataclass(frozen=True, slots=True)
class GameFaces:
    """The faces of each layout that `sheets.yaml` names, the plan itself, and what is wrong."""

    plan: PrintPlan | None
    layouts: Mapping[str, Layout]
    faces: Mapping[str, FaceSet]
    pictures: Mapping[str, PictureFile]
    problems: tuple[Problem, ...]


@dataclass(frozen=True, slots=True)
class PrintResult:
    """PDF files by name, such as `tiles-a4.pdf`; none while there are errors."""

    files: Mapping[str, bytes]
    problems: tuple[Problem, ...]


def faces_of_game(facts: Facts, folder: Path, language: str | None = None) -> GameFaces:
    """All faces of the game in `folder` (`content/<game>`). A game without `sheets.yaml` and layouts has none."""
    files = ProjectFiles(folder)
    plan, found = plan_from_yaml(facts.title, files)
    problems = list(found)
    layouts: dict[str, Layout] = {}
    faces: dict[str, FaceSet] = {}
    words: Mapping[str, str] = {}
    if language is not None and (plan is None or language != plan.about.language):
        from rulewright.print.facts_in_language import facts_in_language

        facts, words, untold = facts_in_language(facts, language, files)
        problems += untold
        plan = replace(plan, about=replace(plan.about, language=language)) if plan else None
    values = values_from_facts(facts)
    said = "\n".join(clause.text for clause in facts.clauses).lower()
    for name, span in _named_layouts(plan):
        layout, told = layout_from_yaml(name, span, files)
        problems += told
        table = _table_of(layout, facts, problems) if layout else None
        if layout is None or (layout.table and table is None):
            continue
        book = next((sheet.book for sheet in plan.sheets if sheet.front == name and sheet.book), None) if plan else None
        say = Shown("words", {**layout.words, **words})
        within = {**values, "say": say}
        drawn = _pages_of_book(layout, book, within, files) if book else faces_from_layout(layout, table, within, files)
        layouts[name], faces[name] = layout, drawn.faces
        problems += drawn.problems
        problems += problems_in_faces(drawn.faces.faces, layout.limits)
        problems += colours_can_be_told_apart(drawn.faces.faces, layout.limits)
        bold = {family.bold.name for family in layout.families.values() if family.bold}
        problems += keywords_are_defined(drawn.faces.faces, layout.limits, bold, said)
    fronts = {sheet.front for sheet in plan.sheets} if plan else set()
    for name in fronts & layouts.keys():
        faces[name] = _with_ids(facts.game, layouts[name], faces[name])
    if plan:
        problems += [p for fit in plan.fits for p in _fit_problems(fit, plan, layouts, faces)]
        problems += [p for sheet in plan.sheets for p in _pair_problems(sheet, layouts)]
    if not any(problem.code == "RW704" for problem in problems):  # a misspelt name leaves the right one idle
        problems += _idle_layouts(plan, files)
    return GameFaces(plan, layouts, faces, files.pictures_read(), in_order(problems))


def _pages_of_book(layout: Layout, name: str, values: Mapping[str, object], files: ProjectFiles) -> Drawn:
    """The faces of all pages; texts around the body know `page` and `pages`."""
    from rulewright.print.book_from_text import book_from_text

    source = files.text(name, layout.span)
    if isinstance(source, Problem):
        return Drawn(FaceSet((), {}, ()), (source,))
    pages, problems = book_from_text(layout, layout.looks, source, values)
    found = list(problems)
    faces: list[Face] = []
    frames: dict[str, Box] = {}
    for number, page in enumerate(pages, 1):
        drawn = faces_from_layout(page, None, {**values, "page": number, "pages": len(pages)}, files)
        faces += (replace(face, name=f"page {number}") for face in drawn.faces.faces)
        frames.update(drawn.faces.frames)
        found += drawn.problems
    return Drawn(FaceSet(tuple(faces), frames, (1,) * len(faces)), tuple(found))


def _with_ids(game: str, layout: Layout, faces: FaceSet) -> FaceSet:
    """Each face with its content id, where the layout wants it."""
    families = [family.regular for family in layout.families.values()]
    font = next(font for font in families if not font.missing(SIGNS + "-"))
    if not layout.shows_id:
        return faces
    return replace(faces, faces=tuple(with_id(face, content_id(game, face), font) for face in faces.faces))


def sheets_of_game(game: GameFaces, settings: Settings = PLAIN) -> tuple[tuple[Sheets, ...], tuple[Problem, ...]]:
    """The sheets of a game; none of a game with errors. Problems: RW718, RW729."""
    paper = settings.paper
    size = paper_size(paper)
    if size is None:
        help = nearest(paper, PAPERS) or f"Known are: {', '.join(PAPERS)}; or a size in millimetres, such as 320x450."
        return (), (Problem("RW729", f"No paper is called `{paper}`.", None, help),)
    if errors(game.problems):
        return (), ()
    width, height = size
    if settings.save_ink:
        game = replace(game, faces={name: _with_little_ink(faces) for name, faces in game.faces.items()})
    found: list[Sheets] = []
    problems: list[Problem] = []
    for plan in game.plan.sheets if game.plan else ():
        assert game.plan
        drawn = (face for name in (plan.front, plan.back) if name for face in game.faces[name].faces)
        about = replace(game.plan.about, revision=revision_of(drawn), credits=_credits(game, plan))
        font = _label_font(game.layouts[plan.front])
        fronts = game.faces[plan.front]
        if plan.board:
            from rulewright.print.sheets_from_board import sheets_from_board

            board = sheets_from_board(plan, about, (paper, width, height), fronts.faces[0], font)
            pages = tuple(replace(page, shift=settings.profile.front) for page in board.pages)
            found.append(replace(board, pages=pages))
            continue
        job = Job(plan, about, (paper, width, height), settings, font)
        if plan.book:
            from rulewright.print.sheets_from_book import sheets_from_book

            book = sheets_from_book(job, fronts.faces)
            if book is None:
                help = "Two pages lie side by side on the paper: make them smaller, or take larger paper."
                problems.append(Problem("RW718", f"The pages of `{plan.name}` do not fit.", plan.front_span, help))
            else:
                found.append(book)
            continue
        pieces = plan.copies * sum(fronts.copies)
        if pieces > MOST_PIECES:
            message = f"`{plan.name}` would have {pieces:,} pieces; {MOST_PIECES:,} are the most."
            problems.append(Problem("RW726", message, plan.front_span, "Print fewer `copies`."))
            continue
        sheets = sheets_from_faces(job, pairs_of_plan(plan, game.faces))
        if sheets:
            found.append(sheets)
            continue
        face = fronts.faces[0]
        message = f"A piece of {face.width:g} by {face.height:g} mm does not fit on {paper} beside ruler and cut marks."
        help = "Make it smaller, print on larger paper, or spread it over pages as a `board`."
        problems.append(Problem("RW718", message, plan.front_span, help))
    return tuple(found), tuple(problems)


def _credits(game: GameFaces, plan: SheetPlan) -> tuple[str, ...]:
    """What `sheets.yaml` says, and the fonts that come along, where they are used."""
    assert game.plan
    said = game.plan.about.credits
    layouts = [game.layouts[name] for name in (plan.front, plan.back) if name]
    shipped = any(_label_font(layout).name in SHIPPED for layout in layouts)
    marks = (mark for name in (plan.front, plan.back) if name for face in game.faces[name].faces for mark in face.marks)
    shipped = shipped or any(isinstance(mark, Run) and mark.font in SHIPPED for mark in marks)
    return (*said, SHIPPED_CREDIT) if shipped and SHIPPED_CREDIT not in said else said


def _with_little_ink(faces: FaceSet) -> FaceSet:
    from rulewright.print.ink_saved import ink_saved

    return replace(faces, faces=tuple(ink_saved(face) for face in faces.faces))


def print_game(facts: Facts, folder: Path, settings: Settings = PLAIN) -> PrintResult:
    """All sheets of a game as PDF. Nothing is written; the same input gives the same bytes."""
    with collector_paused():
        game = faces_of_game(facts, folder)
        sheets, told = sheets_of_game(game, settings)
        problems = in_order((*game.problems, *told))
        if errors(problems):
            return PrintResult({}, problems)
        from rulewright.print.pdf_from_sheets import pdf_from_sheets  # it takes long to load, and checks do without

        fonts = fonts_of_game(game)
        made = {sheet.name: pdf_from_sheets(sheet, fonts, game.pictures) for sheet in sheets if sheet.pages}
        return PrintResult({f"{name}.pdf": data for name, data in made.items()}, problems)


def fonts_of_game(game: GameFaces) -> dict[str, Font]:
    """Every font of every layout, by its name."""
    families = [family for layout in game.layouts.values() for family in layout.families.values()]
    fonts = [font for f in families for font in (f.regular, f.bold, f.italic) if font]
    return {font.name: font for font in fonts}


def _named_layouts(plan: PrintPlan | None) -> list[tuple[str, Span]]:
    """Layouts that the plan names, and where it does so first."""
    named: dict[str, Span] = {}
    for sheet in plan.sheets if plan else ():
        named.setdefault(sheet.front, sheet.front_span)
        if sheet.back:
            named.setdefault(sheet.back, sheet.back_span)
    return list(named.items())


def _table_of(layout: Layout, facts: Facts, problems: list[Problem]) -> Table | None:
    if layout.table is None:
        return None
    tables = {table.decl.name: table for table in facts.tables.values()}
    if layout.table not in tables:
        help = nearest(layout.table, tables) or "Known here: " + (", ".join(tables) or "none") + "."
        problems.append(Problem("RW709", f"The rules have no table `{layout.table}`.", layout.span, help))
    return tables.get(layout.table)


def pairs_of_plan(plan: SheetPlan, faces: Mapping[str, FaceSet]) -> list[tuple[Face, Face | None]]:
    """Front and back of each piece, as often as it is printed; a back that shows no row is that of all pieces."""
    fronts = faces[plan.front]
    backs: tuple[Face | None, ...] = faces[plan.back].faces if plan.back else (None,)
    if len(backs) == 1:
        backs *= len(fronts.faces)
    pieces = zip(fronts.faces, backs, fronts.copies, strict=True)
    return [(front, back) for front, back, copies in pieces for _ in range(copies * plan.copies)]


def _pair_problems(sheet: SheetPlan, layouts: Mapping[str, Layout]) -> list[Problem]:
    """Front and back of a piece have one size and show the same rows; a board is one face."""
    front, back = layouts.get(sheet.front), layouts.get(sheet.back or "")
    if front and sheet.board and front.table:
        help = "A board is drawn once: leave `of` out, and go through the rows with `each`."
        return [Problem("RW727", f"The board `{front.name}` shows each row of a table by itself.", front.span, help)]
    if not front or not back:
        return []
    if (front.width, front.height) != (back.width, back.height):
        sizes = f"{front.width:g} by {front.height:g} mm and {back.width:g} by {back.height:g} mm"
        return [Problem("RW727", f"Front and back differ in size: {sizes}.", sheet.back_span, "Give both one size.")]
    if back.table and back.table != front.table:
        message = f"The front shows the table `{front.table}`, the back `{back.table}`."
        return [Problem("RW727", message, sheet.back_span, "Both show the same rows, or the back shows none.")]
    return []


def _fit_problems(
    fit: FitPlan, plan: PrintPlan, layouts: Mapping[str, Layout], faces: Mapping[str, FaceSet]
) -> list[Problem]:
    """A piece lies within its place: its sides are at most those of the place."""
    named = dict(_named_layouts(plan))
    for name in (fit.piece, fit.inside):
        if name not in named:
            return [Problem("RW704", f"No sheet prints a layout `{name}`.", fit.span, nearest(name, named))]
        if name not in layouts:
            return []  # why has been told
    frames = faces[fit.inside].frames
    frame = frames.get(f"{fit.region}/each") or frames.get(fit.region)
    if frame is None:
        help = nearest(fit.region, frames)
        return [Problem("RW705", f"The layout `{fit.inside}` draws no region `{fit.region}`.", fit.span, help)]
    piece = layouts[fit.piece]
    if piece.width <= frame.width and piece.height <= frame.height:
        return []
    message = (
        f"`{fit.piece}` ({piece.width:g} by {piece.height:g} mm) does not fit `{fit.inside}/{fit.region}` "
        f"({frame.width:g} by {frame.height:g} mm)."
    )
    return [Problem("RW719", message, fit.span, "Make the piece smaller or its place larger.")]


def _idle_layouts(plan: PrintPlan | None, files: ProjectFiles) -> list[Problem]:
    """A layout that nothing prints or extends is most likely a misspelt name."""
    used = {name for name, _ in _named_layouts(plan)} | files.extended()
    return [
        Problem(
            "RW728", f"No sheet prints the layout `{name}`.", files.top_of(f"layouts/{name}.yaml"),
            "Name it in sheets.yaml as `front`, `back` or `board`.", (), "warning",
        )
        for name in files.layout_names() if name not in used
    ]  # fmt: skip


def label_font(game: GameFaces) -> Font:
    """The font of what stands beside the pieces on any sheet of the game."""
    return _label_font(next(iter(game.layouts.values())))


def _label_font(layout: Layout) -> Font:
    return next(iter(layout.families.values())).regular
