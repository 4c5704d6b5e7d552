"""The section of the report that `native.py` prints."""

from __future__ import annotations

import native  # type: ignore[import-not-found]  # a script beside this one

if __name__ == "__main__":
    native.main()
