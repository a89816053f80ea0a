"""Cache compiled templates on disk, as Python does with its modules."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from jinja2 import FileSystemBytecodeCache
from jinja2.bccache import Bucket


class CompiledTemplates(FileSystemBytecodeCache):
    """A cache in the templates' `__pycache__`. Without write access each process compiles anew."""

    def __init__(self, templates: Path) -> None:
        self._templates, self._folder = templates, templates / "__pycache__"
        super().__init__(str(self._folder))

    def is_current(self, name: str) -> bool:
        """Return whether the template was compiled since it was last changed."""
        template = self._templates / name
        compiled = self._folder / (self.pattern % self.get_cache_key(name, str(template)))
        try:
            return compiled.stat().st_mtime >= template.stat().st_mtime
        except OSError:
            return False

    def load_bytecode(self, bucket: Bucket) -> None:
        with suppress(OSError):
            super().load_bytecode(bucket)

    def dump_bytecode(self, bucket: Bucket) -> None:
        with suppress(OSError):
            self._folder.mkdir(exist_ok=True)
            super().dump_bytecode(bucket)
