"""Makes wheels importable, as the module `citadels_wheels`; see wheels.js.

A wheel stays one file where it lies: importing from it is as quick as from a folder, and nothing is unpacked that is not
imported. Only one with a compiled extension is unpacked, since an extension needs a folder around it.
"""

import importlib
import os
import sys
import zipfile


def install(wheels: list[str], with_natives: list[str], site_packages: str) -> None:
    """Paths of wheels; those of them that hold extensions, whose files are there already; where they go."""
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
