"""Games of a project → `generated/` and `build/print/`: only what changed, each file whole at every moment.

A stage is done again when its key differs from the one in the manifest, or when a file that it wrote has changed or is
gone. Keys come from contents, so nothing heavy is imported while all stages are fresh. The manifest
says what will be written, then files take their places, then it says that they did: whatever interrupts a build, the
next one goes on from there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from rulewright.input_keys import ToolKeys, content_files, content_key, is_for_print, tool_keys
from rulewright.manifest import Manifest, bytes_hash, file_hash, key_of, read_manifest, write_manifest
from rulewright.project import RULES
from rulewright.whole_files import locked, sweep_parts, write_whole

if TYPE_CHECKING:
    from rulewright.compiler.compile_game import Compiled
    from rulewright.dsl.problems import Problem
    from rulewright.print.print_game import GameFaces
    from rulewright.project import GameFolder

MANIFEST = Path("build/manifest.json")
LOCK = Path("build/lock")
GENERATED = Path("generated")
PRINTED = Path("build/print")


@dataclass(slots=True)
class Report:
    """What a build did. `stages` are those that were done, not those found fresh; paths are relative to the root.

    `faces` are those of the games that were printed.
    """

    stages: list[str] = field(default_factory=list)
    made: list[Path] = field(default_factory=list)
    removed: list[Path] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)
    faces: dict[str, GameFaces] = field(default_factory=dict)
    warnings: int = 0  # of stages that were fresh: found when they were done


@dataclass(frozen=True, slots=True)
class Build:
    """One build of a project: where things go, what is known from before, what is done now."""

    root: Path
    papers: Sequence[str]
    tools: ToolKeys
    manifest: Manifest
    report: Report
    say: Callable[[str], None]

    def write(self, stage: str, key: str, files: Mapping[Path, bytes], warnings: int) -> None:
        """Put the files of a stage in place, remove those that it wrote before and no more, and record it."""
        self.manifest.begin(stage, files)
        self.save()
        new = {path: data for path, data in files.items() if file_hash(self.root / path) != bytes_hash(data)}
        write_whole({self.root / path: data for path, data in new.items()})
        outdated = self.manifest.record(stage, key, files, warnings)
        self.report.removed += self.manifest.remove(outdated)
        self.save()
        self.report.stages.append(stage)
        self.report.made += new
        for path in new:
            self.say(path.as_posix())

    def drop(self, stages: Iterable[str]) -> None:
        """Forget stages, and remove what they alone wrote."""
        if names := list(stages):
            self.report.removed += self.manifest.remove(self.manifest.forget(names))
            self.save()

    def save(self) -> None:
        write_manifest(self.root / MANIFEST, self.manifest)


def build(
    root: Path,
    games: Iterable[GameFolder],
    *,
    papers: Sequence[str] = ("a4",),
    module: bool = True,
    sheets: bool = True,
    all_games: Iterable[str] | None = None,
    say: Callable[[str], None] = lambda _: None,
) -> Report:
    """Bring the outputs of these games under `root` up to date. A game with errors keeps its previous outputs.

    `all_games`, if given, names every game that the project still has: outputs of others are removed. `say` is told
    each file that is made. Another build of the same root is waited for. Raises OSError when a file cannot be written.
    """
    with locked(root / LOCK, waits=lambda: say("Another build of this project is running; waiting for it.")):
        work = Build(root, papers, tool_keys(), read_manifest(root / MANIFEST, root), Report(), say)
        written = [path for stage in work.manifest.stages.values() for path in stage.outputs]
        sweep_parts({root / "build", *((root / path).parent for path in written)})
        for game in games:
            build_game(work, game, module=module, sheets=sheets)
        if all_games is not None:
            drop_others(work, set(all_games))
    return work.report


def build_game(work: Build, game: GameFolder, *, module: bool, sheets: bool) -> None:
    files = content_files(game.folder)
    rules_key = content_key({name: path for name, path in files.items() if not is_for_print(name)})
    module_key = key_of(work.tools.module, rules_key)
    sheets_key = key_of(work.tools.sheets, content_key(files), *work.papers)
    module_stale = module and not is_fresh(work, f"{game.name}: module", module_key)
    sheets_stale = sheets and not is_fresh(work, f"{game.name}: sheets", sheets_key)
    if not (module_stale or sheets_stale):
        return
    compiled = compile_checked(work, game, whole=module_stale)
    if compiled is None or (module_stale and not promises_hold(work, game, compiled)):
        return
    if module_stale:
        folder = GENERATED / game.name
        generated = {folder / name: text.encode() for name, text in compiled.files.items()}
        work.write(f"{game.name}: module", module_key, generated, len(compiled.problems))
    if sheets_stale:
        print_sheets(work, game, compiled, sheets_key)


def is_fresh(work: Build, stage: str, key: str) -> bool:
    """Whether the stage and those named after it need nothing; then the warnings it once gave are counted again."""
    stages = work.manifest.stages
    parts = [name for name in stages if name.startswith(f"{stage}: ")]
    fresh = work.manifest.is_fresh(stage, key) and all(work.manifest.is_fresh(part, stages[part].key) for part in parts)
    if fresh:
        work.report.warnings += stages[stage].warnings
    return fresh


def compile_checked(work: Build, game: GameFolder, *, whole: bool) -> Compiled | None:
    """The compiled game, or only its facts; None if it has errors. Its problems are told."""
    from rulewright.compiler.compile_game import compile_game
    from rulewright.dsl.problems import errors

    compiled = compile_game(game.folder, game.root, whole=whole)
    work.report.problems += compiled.problems
    return None if errors(compiled.problems) else compiled


def promises_hold(work: Build, game: GameFolder, compiled: Compiled) -> bool:
    """Whether the promises and scenarios of the rules hold. They are run again when the rules or the module change."""
    from rulewright.run_promises import run_promises

    stage = f"{game.name}: tests"
    rules = content_key({name: path for name, path in content_files(game.folder).items() if name.endswith(RULES)})
    key = key_of(work.tools.module, rules, compiled.files["__init__.py"])
    if work.manifest.is_fresh(stage, key):
        return True
    failed = run_promises(compiled).failed
    work.report.problems += failed
    if not failed:
        work.write(stage, key, {}, 0)
    return not failed


def print_sheets(work: Build, game: GameFolder, compiled: Compiled, key: str) -> None:
    """One stage a sheet, `numeria: sheets: tiles-a4`, whose key is all that is drawn on it, and one over them."""
    from rulewright.dsl.problems import errors, in_order
    from rulewright.print.print_game import faces_of_game, fonts_of_game, sheets_of_game
    from rulewright.print.settings import Settings

    assert compiled.facts is not None, "a game without errors has facts"
    faces = faces_of_game(compiled.facts, game.folder)
    problems = list(faces.problems)
    sheets = []
    for paper in () if errors(problems) else work.papers:
        found, told = sheets_of_game(faces, Settings(paper))
        sheets += [sheet for sheet in found if sheet.pages]
        problems += told
    work.report.problems += in_order(problems)
    if errors(problems):
        return
    fonts = fonts_of_game(faces)
    look = key_of(work.tools.printing, *(font.digest for font in fonts.values()))
    stage = f"{game.name}: sheets"
    stages = {f"{stage}: {sheet.name}": sheet for sheet in sheets}
    for name, sheet in stages.items():
        sheet_key = key_of(look, repr(sheet))  # all that is drawn, and nothing of where in the files it came from
        if not work.manifest.is_fresh(name, sheet_key):
            from rulewright.print.pdf_from_sheets import pdf_from_sheets  # takes long to load

            data = pdf_from_sheets(sheet, fonts, faces.pictures)
            work.write(name, sheet_key, {PRINTED / game.name / f"{sheet.name}.pdf": data}, 0)
    work.drop(name for name in work.manifest.stages if name.startswith(f"{stage}: ") and name not in stages)
    work.write(stage, key, {}, len(problems))
    work.report.faces[game.name] = faces


def drop_others(work: Build, games: set[str]) -> None:
    """Forget the stages of games that are gone, and remove what they wrote."""
    work.drop(stage for stage in work.manifest.stages if stage.split(": ")[0] not in games)
