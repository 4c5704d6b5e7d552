"""A compiled kernel behind ctypes: its functions, and where each slot of a position lies."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from struct import calcsize, iter_unpack
from typing import Any

from rulewright.play.kernel_slots import KernelSlot, Reader, readers

I64 = ctypes.c_int64
HEAD = ("rng", "at", "ticks", "score", "rank", "me", "seats", "over", "cut")


class _Slot(ctypes.Structure):
    _fields_ = (
        ("name", ctypes.c_char_p), ("form", ctypes.c_char_p), ("inner", ctypes.c_char_p), ("offset", I64),
        ("width", I64), ("count", I64), ("is_signed", I64), ("derived", I64), ("n_offset", I64),
    )  # fmt: skip


RUN = "i4xQ"  # up to 64 ids that may be chosen: the first, and which of those after it


class Kernel:
    """The functions of a library. A position is a block of `size` bytes."""

    def __init__(self, path: Path) -> None:
        self.path = path
        lib = ctypes.CDLL(str(path))
        self.size = I64.in_dll(lib, "rw_position_size").value
        self.agreed_size = I64.in_dll(lib, "rw_agreed_size").value
        self.played_size = I64.in_dll(lib, "rw_played_size").value
        self.ids = I64.in_dll(lib, "rw_ids").value
        self.most_seats = I64.in_dll(lib, "rw_most_seats").value
        self.head = dict(zip(HEAD, (I64 * len(HEAD)).in_dll(lib, "rw_offsets"), strict=True))
        self.at_once = tuple((I64 * 3).in_dll(lib, "rw_at_once"))  # what lay where before, who has decided, block
        p = ctypes.c_void_p
        u64 = ctypes.c_uint64
        self._agree = self._function(lib, "rw_agree", None, p, p, I64)
        self.begin = self._function(lib, "rw_begin", ctypes.c_int, p, p, u64)
        self.step = self._function(lib, "rw_step", ctypes.c_int, p, p, I64)
        self._offer = self._function(lib, "rw_offer", ctypes.c_int, p, p, p, p, p)
        self.decider = self._function(lib, "rw_decider", I64, p, p)
        self.derive = self._function(lib, "rw_derive", None, p)
        self.play = self._function(lib, "rw_play", ctypes.c_int, p, u64, u64, I64, p, p, p)
        self._lib = lib

    def function(self, name: str, *args: Any) -> Callable[..., int]:
        """A function that not every library has; it returns what went wrong, or 0."""
        return self._function(self._lib, name, ctypes.c_int, *args)

    @staticmethod
    def _function(lib: ctypes.CDLL, name: str, result: Any, *args: Any) -> Callable[..., Any]:
        found = lib[name]
        found.restype, found.argtypes = result, args
        return found

    @cached_property
    def texts(self) -> tuple[str, ...]:
        """All texts that the kernel numbers."""
        found, at = [], 0
        listed = ctypes.cast(self._lib.rw_texts, ctypes.POINTER(ctypes.c_char_p))
        while (text := listed[at]) is not None:
            found.append(text.decode())
            at += 1
        return tuple(found)

    @cached_property
    def slots(self) -> tuple[KernelSlot, ...]:
        found, at = [], 0
        listed = ctypes.cast(self._lib.rw_slots, ctypes.POINTER(_Slot))
        while (s := listed[at]).name is not None:
            code = {1: "b", 2: "h", 4: "i"}.get(s.width, "q")
            form = s.form.decode()
            numbered = form.endswith("ordered") or form.startswith("planes")
            found.append(
                KernelSlot(s.name.decode(), form, int(s.inner or 0) if numbered else 0, s.offset,
                           s.width, s.count, code if s.is_signed else code.upper(), bool(s.derived), s.n_offset)
            )  # fmt: skip
            at += 1
        return tuple(found)

    @cached_property
    def readers(self) -> tuple[tuple[str, Reader], ...]:
        """How the slots of a block are read as those of a Python position."""
        return readers(self.slots, self.texts)

    def agree(self, options: list[int], seats: int) -> Any:
        """The agreement of a table, as the kernel holds it."""
        agreed = ctypes.create_string_buffer(self.agreed_size)
        self._agree(agreed, (I64 * max(1, len(options)))(*options), seats)
        return agreed

    def offer(self, position: Any, agreed: Any) -> tuple[int, list[tuple[int, int]]]:
        """What may be chosen, as (id of bit 0, bits); first what went wrong, or 0."""
        runs, n, total = ctypes.c_void_p(), I64(), I64()
        failed = self._offer(position, agreed, ctypes.byref(runs), ctypes.byref(n), ctypes.byref(total))
        return failed, [] if failed else [*iter_unpack(RUN, ctypes.string_at(runs, calcsize(RUN) * n.value))]
