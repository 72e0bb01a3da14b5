"""Tests that the page's content policy holds in every worker: planted code reaches no host and runs no text as code."""

import json
import shutil
import time
from collections.abc import Callable
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest

from tests.e2e.engines import ENGINES, Engine
from tests.e2e.support import SNAPSHOT_PATIENCE
from tests.e2e.test_engines import FLAGS, wait_for
from tests.e2e.test_engines import engine as engine  # noqa: PLC0414 - a fixture
from tests.tiers import at_night
from tools.serve import Site
from tools.website import stamp

NIGHTLY = pytest.mark.nightly(
    "forty attacks run in Chromium on a push; every worker is begun by the same lines"
)

# Each runs in a worker of its own: the engine in PyScript's, and the second interpreter that makes the snapshot; this
# one is begun as the box of a player is, from which `test_box.py` attacks.
WORKERS = {"engine": "engine/python.js"}
if at_night("the snapshot's worker and a player's are begun by the same lines"):
    WORKERS["snapshot"] = "engine/snapshot-maker.js"
# What is planted at the end of a worker's module. A request to the site itself tells the test how it went.
ATTACK = """
;setTimeout(async () => {
  const tried = {};
  const attempt = async (name, act) => { tried[name] = await Promise.resolve().then(act).then(() => "done", () => "refused"); };
  await attempt("eval", () => (0, eval)("1"));
  await attempt("function", () => new Function("return 1")());
  await attempt("fetch", () => fetch("OTHERfetched", { mode: "no-cors" }));
  await attempt("import", () => import("OTHERimported.js"));
  await attempt("request", () => new Promise((sent, refused) => {
    const request = new XMLHttpRequest();
    request.onload = sent;
    request.onerror = refused;
    request.open("GET", "OTHERrequested");
    request.send();
  }));
  await fetch(`SITEtold?who=WHO&tried=${encodeURIComponent(JSON.stringify(tried))}`);
});
"""
REFUSED = dict.fromkeys(["eval", "function", "fetch", "import", "request"], "refused")


def plant(folder: Path, site: Site, other: Site) -> None:
    """Add the attack to the modules that workers are made of."""
    for name, path in WORKERS.items():
        module = folder / path
        attack = ATTACK.replace("OTHER", other.url).replace("SITE", site.url).replace("WHO", name)
        module.write_text(module.read_text(encoding="utf-8") + attack, encoding="utf-8")
    stamp.stamp(folder, Path(stamp.WORKER))


def told(site: Site) -> dict[str, dict[str, str]]:
    """Return what each worker has reported so far."""
    asked = [parse_qs(urlsplit(path).query) for path in site.requested if "/told?" in path]
    return {one["who"][0]: json.loads(one["tried"][0]) for one in asked}


@pytest.mark.parametrize(
    "engine",
    [name if name == "chromium" else pytest.param(name, marks=NIGHTLY) for name in ENGINES],
    indirect=True,
)
def test_code_in_a_worker_is_shut_in(
    engine: Engine,
    serve: Callable[..., Site],
    dist: Path,
    tmp_path: Path,
) -> None:
    folder = tmp_path / "site"
    shutil.copytree(dist, folder)
    site, other = serve(folder=folder), serve(folder=tmp_path)
    plant(folder, site, other)
    engine.goto(f"{site.url}{FLAGS}")
    wait_for(engine, '[data-testid="new-game"]')
    # The second worker begins once the engine has been idle for a while.
    end = time.monotonic() + SNAPSHOT_PATIENCE
    while time.monotonic() < end and told(site).keys() != WORKERS.keys():
        time.sleep(0.2)
    assert told(site) == dict.fromkeys(WORKERS, REFUSED)
    assert other.requested == []
