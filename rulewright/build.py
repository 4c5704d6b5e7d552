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

from rulewright.input_keys import content_files, content_key, is_for_print, tool_key
from rulewright.manifest import Manifest, bytes_hash, file_hash, key_of, read_manifest, write_manifest
from rulewright.whole_files import locked, sweep_parts, write_whole

if TYPE_CHECKING:
    from rulewright.compiler.compile_game import Compiled
    from rulewright.dsl.problems import Problem
    from rulewright.project import GameFolder

MANIFEST = Path("build/manifest.json")
LOCK = Path("build/lock")
GENERATED = Path("generated")
PRINTED = Path("build/print")
MODULE_TOOLS = ("rulewright.dsl", "rulewright.compiler", "rulewright.play")
SHEET_TOOLS = (*MODULE_TOOLS, "rulewright.print")


@dataclass(slots=True)
class Report:
    """What a build did. `stages` are those that were done, not those found fresh; paths are relative to the root."""

    stages: list[str] = field(default_factory=list)
    made: list[Path] = field(default_factory=list)
    removed: list[Path] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)
    warnings: int = 0  # of stages that were fresh: found when they were done


@dataclass(frozen=True, slots=True)
class Build:
    """One build of a project: where things go, what is known from before, what is done now."""

    root: Path
    papers: Sequence[str]
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
    with locked(root / LOCK):
        work = Build(root, papers, read_manifest(root / MANIFEST, root), Report(), say)
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
    module_key = key_of(tool_key(*MODULE_TOOLS), game.name, rules_key)
    sheets_key = key_of(tool_key(*SHEET_TOOLS), game.name, content_key(files), *work.papers)
    module_stage, sheets_stage = f"{game.name}: module", f"{game.name}: sheets"
    module_stale = module and not is_fresh(work, module_stage, module_key)
    sheets_stale = sheets and not is_fresh(work, sheets_stage, sheets_key)
    if not (module_stale or sheets_stale):
        return
    compiled = compile_checked(work, game, run=module_stale)
    if compiled is None:
        return
    if module_stale:
        folder = GENERATED / game.name
        generated = {folder / name: text.encode() for name, text in compiled.files.items()}
        work.write(module_stage, module_key, generated, len(compiled.problems))
    if sheets_stale:
        print_sheets(work, game, compiled, sheets_stage, sheets_key)


def is_fresh(work: Build, stage: str, key: str) -> bool:
    """Whether the stage needs nothing; then the warnings it once gave are counted again."""
    fresh = work.manifest.is_fresh(stage, key)
    if fresh:
        work.report.warnings += work.manifest.stages[stage].warnings
    return fresh


def compile_checked(work: Build, game: GameFolder, *, run: bool) -> Compiled | None:
    """The compiled game, with its examples and scenarios run if asked for; None, and its problems, if it has errors."""
    from rulewright.compiler.compile_game import compile_game, run_tests
    from rulewright.dsl.problems import errors

    compiled = compile_game(game.folder, game.root)
    problems = [*compiled.problems]
    if run and not errors(problems):
        problems += run_tests(compiled).failed
    work.report.problems += problems
    return None if errors(problems) else compiled


def print_sheets(work: Build, game: GameFolder, compiled: Compiled, stage: str, key: str) -> None:
    from rulewright.dsl.problems import errors
    from rulewright.print.print_game import print_game

    assert compiled.facts is not None, "a game without errors has facts"
    files: dict[Path, bytes] = {}
    warnings = 0
    for paper in work.papers:
        printed = print_game(compiled.facts, game.folder, paper)
        work.report.problems += printed.problems
        if errors(printed.problems):
            return
        warnings += len(printed.problems)
        files |= {PRINTED / game.name / name: data for name, data in printed.files.items()}
    work.write(stage, key, files, warnings)


def drop_others(work: Build, games: set[str]) -> None:
    """Forget the stages of games that are gone, and remove what they wrote."""
    gone = [stage for stage in work.manifest.stages if stage.split(": ")[0] not in games]
    if gone:
        outdated = work.manifest.forget(gone)
        work.report.removed += work.manifest.remove(outdated)
        work.save()
