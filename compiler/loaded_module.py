"""The text of a compiled module → the module, in memory, with its lines known to tracebacks."""

from __future__ import annotations

import linecache
from itertools import count
from typing import Any

NUMBER = count(1)


def load_text(text: str, name: str) -> dict[str, Any]:
    """Run a module that this compiler has written; its namespace."""
    file = f"<compiled {name} {next(NUMBER)}>"
    linecache.cache[file] = (len(text), None, text.splitlines(keepends=True), file)
    namespace: dict[str, Any] = {"__name__": f"compiled_{name}", "__file__": file}
    exec(compile(text, file, "exec"), namespace)  # noqa: S102 - the text is our own emitter's, made of checked names
    return namespace
