"""The files that layouts name: found inside the folder of the game only, each read once, or a problem."""

from __future__ import annotations

import hashlib
import io
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from rulewright.dsl.problems import Problem, nearest
from rulewright.dsl.read_source import read_source
from rulewright.dsl.spans import Source, Span
from rulewright.dsl.yaml_tree import YamlFile, YamlMap, YamlScalar, yaml_to_tree
from rulewright.print.metrics_from_ttf import Font, NotTrueType, font_from_bytes, sound_font

SHIPPED = {"DejaVu Sans": "DejaVuSans.ttf", "DejaVu Sans Bold": "DejaVuSans-Bold.ttf"}
SHIPPED_CREDIT = "Fonts DejaVu under the Bitstream Vera licence"
LARGEST_FILE = 32_000_000  # bytes of a font or picture
LARGEST_PICTURE = 60_000_000  # points; a page of A3 at 600 dots an inch has 70 million, and no piece is as large


@dataclass(frozen=True, slots=True, eq=False)
class PictureFile:
    """A picture as it stands in the project, and its size in points."""

    name: str
    data: bytes = field(repr=False)
    digest: str
    width: int
    height: int


@cache
def shipped_font(name: str) -> Font:
    return sound_font(name, (Path(__file__).parent / "fonts" / SHIPPED[name]).read_bytes())


class ProjectFiles:
    """Reads the files of one game folder (`content/<game>`), each once."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder.resolve()
        self.shown = f"{self.folder.parent.name}/{self.folder.name}"
        self._yaml: dict[str, YamlFile] = {}
        self._fonts: dict[str, Font | Problem] = {}
        self._pictures: dict[str, PictureFile | Problem] = {}

    def has(self, name: str) -> bool:
        return (self.folder / name).is_file()

    def layout_names(self) -> list[str]:
        return sorted(path.stem for path in (self.folder / "layouts").glob("*.yaml"))

    def languages(self) -> list[str]:
        return sorted(path.stem for path in (self.folder / "translations").glob("*.yaml"))

    def yaml(self, name: str) -> YamlFile:
        """A YAML file by its name in the folder, such as `layouts/tile.yaml`; its problems are in it."""
        if name not in self._yaml:
            found = read_source(self.folder / name, f"{self.shown}/{name}", self.folder)
            self._yaml[name] = YamlFile(None, (found,), False) if isinstance(found, Problem) else yaml_to_tree(found)
        return self._yaml[name]

    def text(self, name: str, span: Span) -> Source | Problem:
        """A text file such as a rulebook. Problems: RW6xx (not UTF-8), RW706, RW708."""
        data = self.bytes_of(name, span, "RW708", "text", ".md", ".txt")
        if isinstance(data, Problem):
            return data
        return read_source(self.folder / name, f"{self.shown}/{name}", self.folder)

    def extended(self) -> set[str]:
        """Names of layouts that other layouts extend."""
        roots = (self.yaml(f"layouts/{name}.yaml").root for name in self.layout_names())
        bases = (root.entries.get("extends") for root in roots if isinstance(root, YamlMap))
        return {base.value.text for base in bases if base and isinstance(base.value, YamlScalar)}

    def pictures_read(self) -> dict[str, PictureFile]:
        """The pictures that were asked for and found, by name."""
        return {name: found for name, found in self._pictures.items() if isinstance(found, PictureFile)}

    def top_of(self, name: str) -> Span:
        """The beginning of a file, for problems that have no better place."""
        return Span(Source(f"{self.shown}/{name}", ""), 0, 0)

    def font(self, name: str, span: Span) -> Font | Problem:
        """A font shipped under a name, or a .ttf file of the project. Problems: RW706, RW707."""
        if name not in self._fonts:
            self._fonts[name] = self._read_font(name, span)
        return self._fonts[name]

    def picture(self, name: str, span: Span) -> PictureFile | Problem:
        """A PNG or JPEG file of the project. Problems: RW706, RW708."""
        if name not in self._pictures:
            self._pictures[name] = self._read_picture(name, span)
        return self._pictures[name]

    def _read_font(self, name: str, span: Span) -> Font | Problem:
        if name in SHIPPED:
            return shipped_font(name)
        if "/" not in name and "." not in name:
            help = nearest(name, SHIPPED) or f"Name a file, such as fonts/{name}.ttf, or one of: {', '.join(SHIPPED)}."
            return Problem("RW707", f"No font called `{name}` comes with Rulewright.", span, help)
        data = self.bytes_of(name, span, "RW707", "font", ".ttf")
        if isinstance(data, Problem):
            return data
        try:
            return font_from_bytes(name, data)
        except NotTrueType as fault:
            return Problem(
                "RW707", f"The font `{name}` cannot be used: {fault}.", span, "Most fonts can be had as .ttf too."
            )

    def _read_picture(self, name: str, span: Span) -> PictureFile | Problem:
        data = self.bytes_of(name, span, "RW708", "picture", ".png", ".jpg", ".jpeg")
        if isinstance(data, Problem):
            return data
        from PIL import Image, UnidentifiedImageError

        help = "Save it anew as PNG or JPEG."
        try:
            with Image.open(io.BytesIO(data), formats=("PNG", "JPEG")) as image:
                width, height = image.size
                if width * height > LARGEST_PICTURE:
                    message = f"The picture `{name}` has {width:,} by {height:,} points, more than any sheet can show."
                    return Problem(
                        "RW708", message, span, "300 points an inch are enough: 750 by 1,050 for a poker card."
                    )
                image.load()
        except (UnidentifiedImageError, Image.DecompressionBombError):
            return Problem("RW708", f"The picture `{name}` is neither PNG nor JPEG.", span, help)
        except (OSError, SyntaxError, ValueError):
            return Problem("RW708", f"The picture `{name}` is damaged.", span, help)
        return PictureFile(name, data, hashlib.sha256(data).hexdigest(), width, height)

    def bytes_of(self, name: str, span: Span, code: str, what: str, *endings: str) -> bytes | Problem:
        """A file of the project by its path in the folder. Problems: RW706 (outside of it), or `code`."""
        path = self._inside(name, span)
        if isinstance(path, Problem):
            return path
        if path.suffix.lower() not in endings:
            return Problem(code, f"The {what} `{name}` should end in {' or '.join(endings)}.", span)
        try:
            if path.is_file() and path.stat().st_size <= LARGEST_FILE:
                return path.read_bytes()
        except OSError as fault:
            return Problem(code, f"The {what} `{name}` cannot be read: {fault.strerror}.", span)
        if path.is_file():
            return Problem(code, f"The {what} `{name}` has more than {LARGEST_FILE:,} bytes.", span)
        return Problem(code, f"There is no {what} `{name}` in {self.shown}.", span, self._near(name, endings))

    def _inside(self, name: str, span: Span) -> Path | Problem:
        """The path of a file in the folder; links are followed before it is judged."""
        outside = Problem(
            "RW706", f"`{name}` lies outside of {self.shown}.", span, "Copy the file into the folder of the game."
        )
        if "\\" in name or "\0" in name or ":" in name or name.startswith(("/", "~")):
            return outside
        try:
            path = (self.folder / name).resolve()
        except (OSError, RuntimeError):
            return outside
        return path if path.is_relative_to(self.folder) else outside

    def _near(self, name: str, endings: tuple[str, ...]) -> str:
        found = (p for p in self.folder.rglob("*") if p.suffix.lower() in endings)
        near = nearest(name, [p.relative_to(self.folder).as_posix() for p in found])
        example = "fonts/text.ttf" if ".ttf" in endings else "pictures/fox.png"
        return near or f"Paths are told from the folder of the game, as in {example}."
