"""Makes wheels importable, as the module `citadels_wheels`; see wheels.js.

A wheel stays one file where it lies: importing from it is as quick as from a folder, and nothing is unpacked that is not
imported. Only one with a compiled extension is unpacked, since an extension needs a folder around it.
"""

import importlib
import os
import sys
import zipfile
import zipimport

ENDINGS = ("/__init__.pyc", "/__init__.py", ".pyc", ".py")


class Archive(zipimport.zipimporter):
    """Imports from a zip file. Python's own unpacks each module twice, the first time only to learn its path."""

    def get_filename(self, fullname: str) -> str:
        """Where the module lies, as the directory of the archive says."""
        directories: dict[str, dict[str, object]] = getattr(zipimport, "_zip_directory_cache", {})
        path = self.prefix + fullname.rpartition(".")[2]
        for ending in ENDINGS:
            if path + ending in directories.get(self.archive, ()):
                return f"{self.archive}/{path}{ending}"
        return super().get_filename(fullname)


def install(wheels: list[str], with_natives: list[str], site_packages: str) -> None:
    """Paths of wheels; those of them that hold extensions, whose files are there already; where they go."""
    # For the standard library too, which lies in such an archive.
    sys.path_hooks.insert(0, Archive)
    sys.path_importer_cache.clear()
    for wheel in wheels:
        if wheel in with_natives:
            with zipfile.ZipFile(wheel) as archive:
                names = [name for name in archive.namelist() if not name.endswith(".so")]
                archive.extractall(site_packages, names)
        else:
            sys.path.append(wheel)
    # pydantic would read what every package says of itself, in search of plugins that are not there.
    os.environ["PYDANTIC_DISABLE_PLUGINS"] = "1"
    importlib.invalidate_caches()
