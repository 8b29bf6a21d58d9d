"""Reads the index that the compiler writes beside a debug build: every declaration below `Sources` and the places
that refer to it, for `scripts/idle-symbols` and `scripts/floors`.
"""

import ctypes
import shutil
import sys
from collections import defaultdict
from ctypes import CFUNCTYPE, POINTER, byref, c_bool, c_char_p, c_int, c_size_t, c_uint, c_uint64, c_void_p
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
STORE = ROOT / ".build/debug/index/store"

# Values of indexstore.h, which the toolchain includes.
RECORD = 2
DECLARED = 1 << 0 | 1 << 1
ACCESSORS = {3, 4}
ENUM_CASE = 15
PARAMETER = 25
IMPLICIT = 1 << 8
EXTENSION = 9
OVERRIDE_OF = 1 << 11

class StringRef(ctypes.Structure):
    _fields_ = [("data", c_void_p), ("length", c_size_t)]

    def __str__(self):
        return ctypes.string_at(self.data, self.length).decode() if self.length else ""


VISIT = CFUNCTYPE(c_bool, c_void_p, c_void_p)


class Library:
    """The functions of libIndexStore in use here, with their types."""

    def __init__(self):
        compiler = Path(shutil.which("swiftc") or sys.exit("no swiftc in PATH")).resolve()
        self.library = ctypes.CDLL(str(compiler.parents[1] / "lib/libIndexStore.so"))
        self.error = c_void_p()
        for name, result, *arguments in [
            ("store_create", c_void_p, c_char_p, POINTER(c_void_p)),
            ("unit_reader_create", c_void_p, c_void_p, c_char_p, POINTER(c_void_p)),
            ("unit_reader_get_module_name", StringRef, c_void_p),
            ("unit_reader_get_main_file", StringRef, c_void_p),
            ("unit_reader_dependencies_apply_f", c_bool, c_void_p, c_void_p, VISIT),
            ("unit_dependency_get_kind", c_int, c_void_p),
            ("unit_dependency_get_name", StringRef, c_void_p),
            ("record_reader_create", c_void_p, c_void_p, c_char_p, POINTER(c_void_p)),
            ("record_reader_occurrences_apply_f", c_bool, c_void_p, c_void_p, VISIT),
            ("occurrence_get_symbol", c_void_p, c_void_p),
            ("occurrence_get_roles", c_uint64, c_void_p),
            ("occurrence_get_line_col", None, c_void_p, POINTER(c_uint), POINTER(c_uint)),
            ("occurrence_relations_apply_f", c_bool, c_void_p, c_void_p, VISIT),
            ("symbol_relation_get_roles", c_uint64, c_void_p),
            ("symbol_get_usr", StringRef, c_void_p),
            ("symbol_get_name", StringRef, c_void_p),
            ("symbol_get_kind", c_int, c_void_p),
            ("symbol_get_subkind", c_int, c_void_p),
        ]:
            function = getattr(self.library, "indexstore_" + name)
            function.restype, function.argtypes = result, arguments
            setattr(self, name, function)

    def open(self, create, *arguments):
        reader = create(*arguments, byref(self.error))
        return c_void_p(reader) if reader else None


class Declaration:
    """A symbol at its declaration: no parameter, accessor or extension, and nothing that the
    compiler made."""

    def __init__(self, module, path, line, name, kind, is_witness):
        self.module, self.path, self.line, self.name = module, path, line, name
        self.is_case, self.is_witness = kind == ENUM_CASE, is_witness


def is_written(roles, kind):
    return not roles & IMPLICIT and kind not in (PARAMETER, EXTENSION)


def read(store_path):
    """Every declaration below `Sources` by its identifier, with the places that refer to it."""
    index = Library()
    store = index.open(index.store_create, str(store_path).encode())
    if store is None:
        sys.exit(f"{store_path} is no index: run `swift build --build-tests` first")
    declarations, references = {}, defaultdict(set)
    for unit in sorted((store_path / "v5/units").iterdir()):
        reader = index.open(index.unit_reader_create, store, unit.name.encode())
        path = Path(str(index.unit_reader_get_main_file(reader))) if reader else Path()
        is_product = path.is_relative_to(ROOT / "Sources")
        if not (is_product or path.is_relative_to(ROOT / "Tests")) or not path.exists():
            continue
        module, records = str(index.unit_reader_get_module_name(reader)), []

        def dependency(_, item):
            if index.unit_dependency_get_kind(item) == RECORD:
                records.append(str(index.unit_dependency_get_name(item)))
            return True

        def occurrence(_, item):
            symbol, roles, line = index.occurrence_get_symbol(item), index.occurrence_get_roles(item), c_uint()
            index.occurrence_get_line_col(item, byref(line), byref(c_uint()))
            identifier, kind = str(index.symbol_get_usr(symbol)), index.symbol_get_kind(symbol)
            if not roles & DECLARED:
                references[identifier].add((module if is_product else None, path, line.value))
            elif is_product and is_written(roles, kind) and index.symbol_get_subkind(symbol) not in ACCESSORS:
                related = []
                visit = VISIT(lambda _, r: related.append(index.symbol_relation_get_roles(r)) or True)
                index.occurrence_relations_apply_f(item, None, visit)
                is_witness = any(r & OVERRIDE_OF for r in related)
                name = str(index.symbol_get_name(symbol))
                declarations[identifier] = Declaration(module, path, line.value, name, kind, is_witness)
            return True

        index.unit_reader_dependencies_apply_f(reader, None, VISIT(dependency))
        for name in records:
            record = index.open(index.record_reader_create, store, name.encode())
            if record is not None:
                index.record_reader_occurrences_apply_f(record, None, VISIT(occurrence))
    return declarations, references
