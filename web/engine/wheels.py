"""Makes wheels importable, as the module `citadels_wheels`; see wheels.js.

Python imports from a wheel as it is: this is as fast as from a folder, and only imported modules are decompressed. Only
a wheel with a compiled extension is unpacked, since an extension must be a file in a folder.
"""

import importlib
import os
import sys
import zipfile
import zipimport

ENDINGS = ("/__init__.pyc", "/__init__.py", ".pyc", ".py")
KEPT: dict[str, bytes] = {}
"""Data files of the wheels, by path, for a start from a snapshot: it begins before the wheels are written again."""


class Archive(zipimport.zipimporter):
    """Imports from a zip file.

    Python's own importer decompresses each module twice, the first time only for its path.
    """

    def get_filename(self, fullname: str) -> str:
        """Return the path of the module, from the archive's directory."""
        directories: dict[str, dict[str, object]] = getattr(zipimport, "_zip_directory_cache", {})
        path = self.prefix + fullname.rpartition(".")[2]
        for ending in ENDINGS:
            if path + ending in directories.get(self.archive, ()):
                return f"{self.archive}/{path}{ending}"
        return super().get_filename(fullname)

    def get_data(self, pathname: str) -> bytes:
        """Return a file of the archive."""
        kept = KEPT.get(pathname)
        return super().get_data(pathname) if kept is None else kept


def keep_data() -> None:
    """Keep the data files of all wheels in memory, some 50 kB."""
    for wheel in (path for path in sys.path if path.endswith(".whl")):
        with zipfile.ZipFile(wheel) as archive:
            KEPT.update(
                (f"{wheel}/{name}", archive.read(name))
                for name in archive.namelist()
                if name.endswith(".json")
            )


def install(wheels: list[str], with_natives: list[str], site_packages: str) -> None:
    """Make wheels importable.

    ``wheels`` are their paths. Those in ``with_natives`` are unpacked to ``site_packages``, where their extensions are
    already.
    """
    # First in the list: the standard library is in a zip file too.
    sys.path_hooks.insert(0, Archive)
    sys.path_importer_cache.clear()
    for wheel in wheels:
        if wheel in with_natives:
            with zipfile.ZipFile(wheel) as archive:
                names = [name for name in archive.namelist() if not name.endswith(".so")]
                archive.extractall(site_packages, names)
        else:
            sys.path.append(wheel)
    # pydantic would read the metadata of every package to look for plugins; there are none.
    os.environ["PYDANTIC_DISABLE_PLUGINS"] = "1"
    importlib.invalidate_caches()
