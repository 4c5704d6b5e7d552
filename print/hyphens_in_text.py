"""Text with inline marks → the same with soft hyphens where its words may break, by the patterns of its language.

Needs the extra `hyphenation` (pyphen, which has the patterns of Hunspell's dictionaries).
"""

from __future__ import annotations

import re
from functools import cache
from typing import Any

SHORTEST = 6  # letters of a word that is broken
SOFT = "\u00ad"
_PARTS = re.compile(r"\\.|[_^]?\{[^{}]*\}|([^\W\d_]+)", re.DOTALL)


def no_hyphens_for(language: str) -> str:
    """Why words of a language cannot be broken here, in words; empty if they can."""
    try:
        import pyphen
    except ImportError:
        return 'breaking words needs `pip install "rulewright[hyphenation]"`'
    return "" if pyphen.language_fallback(language) else f"no patterns are known for the language `{language}`"


def hyphens_in_text(text: str, language: str) -> str:
    """Long words get soft hyphens; icons and other marks stay as they are."""
    breaks = _patterns(language)
    return _PARTS.sub(lambda m: breaks.inserted(m[0], SOFT) if m[1] and len(m[1]) >= SHORTEST else m[0], text)


@cache
def _patterns(language: str) -> Any:
    import pyphen

    return pyphen.Pyphen(lang=pyphen.language_fallback(language))
