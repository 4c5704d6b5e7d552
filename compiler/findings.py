"""Problems as they are found in content: a file with very many tells the first of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from rulewright.dsl.problems import Label, Problem, nearest
from rulewright.dsl.spans import Span

MOST = 50  # told of one file; a designer mends the first ones and looks again


class Findings:
    """Collects problems of several files."""

    def __init__(self) -> None:
        self._problems: list[Problem] = []
        self._told: Counter[str] = Counter()
        self._next: dict[str, Span] = {}  # by file: the first problem that is not told

    def keep(self, problem: Problem) -> None:
        """A problem that another stage has found."""
        if problem.span is None:
            self._problems.append(problem)
        else:
            self.tell(problem.code, problem.message, problem.span, problem.help, *problem.labels)

    def tell(self, code: str, message: str, span: Span, mend: str = "", *labels: Label) -> None:
        name = span.source.name
        self._told[name] += 1
        if self._told[name] <= MOST:
            self._problems.append(Problem(code, message, span, mend, labels))
        else:
            self._next.setdefault(name, span)

    def near(self, span: Span, name: str, known: Iterable[str], otherwise: str = "") -> str:
        """`Did you mean ..?`, or the other words; not looked for once a problem here would not be told."""
        if self._told[span.source.name] >= MOST:
            return otherwise
        return nearest(name, known) or otherwise

    def problems(self) -> tuple[Problem, ...]:
        """All that is told, with a last problem in each file that has more."""
        return (*self._problems, *(self._more(name, span) for name, span in self._next.items()))

    def _more(self, name: str, span: Span) -> Problem:
        count = self._told[name] - MOST
        message = f"This file has {count} more problem{'s' * (count != 1)}."
        return Problem("RW630", message, span, "Mend those above first.")
