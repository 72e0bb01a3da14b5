"""Makes wheels importable, as the module `citadels_wheels`; see wheels.js.

Python imports from a wheel as it is: this is as fast as from a folder, and only imported modules are decompressed. Only a
wheel with a compiled extension is unpacked, since an extension must be a file in a folder.
"""

import importlib
import os
import sys
import zipfile
import zipimport

ENDINGS = ("/__init__.pyc", "/__init__.py", ".pyc", ".py")


class Archive(zipimport.zipimporter):
    """Imports from a zip file. Python's own importer decompresses each module twice, the first time only for its path."""

    def get_filename(self, fullname: str) -> str:
        """Return the path of the module, from the archive's directory."""
        directories: dict[str, dict[str, object]] = getattr(zipimport, "_zip_directory_cache", {})
        path = self.prefix + fullname.rpartition(".")[2]
        for ending in ENDINGS:
            if path + ending in directories.get(self.archive, ()):
                return f"{self.archive}/{path}{ending}"
        return super().get_filename(fullname)


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
