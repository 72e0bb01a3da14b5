"""Runs what a push leaves out, in parts, and writes the row of this commit: `make night`.

Each test is written down as it ends, under build/night by commit: a night that was cut off goes on where it was.
"""

import argparse
import json
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from tools.night import left_out, plan, rows
from tools.night.cache import cached_results
from tools.night.modules import ROOT
from tools.night.run import STAGES, Night


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--parts", nargs="*", help=f"of {', '.join(name for stage in STAGES for name in stage)}"
    )
    parser.add_argument("--minutes", type=float, help="end after so many minutes")
    parser.add_argument("--only", help="only tests with this in their name")
    parser.add_argument("--again", action="store_true", help="run once more what failed at this commit")
    parser.add_argument(
        "--every-value", action="store_true", help="run the values of other nights, too: three times as many"
    )
    parser.add_argument("--sudo", default="", help="how test-networks becomes root")
    parser.add_argument("--count", action="store_true", help="run nothing; count the tests of both tiers")
    parser.add_argument(
        "--reasons", action="store_true", help="run nothing; say why each test may be left out on a push"
    )
    parser.add_argument("--last", action="store_true", help="run nothing; tell of the last row")
    options = parser.parse_args()
    if options.last:
        print(rows.age(ROOT))
        return 0
    if options.reasons:
        print(left_out.reasons())
        return 0
    commit = rows.base_of(ROOT)
    if not commit or rows.changed(ROOT):
        raise SystemExit("a night is about a commit: commit what is changed")
    night = Night(ROOT / "build" / "night" / commit, commit)
    prepare(night, every_value=options.every_value)
    if options.count:
        for subject, counts in night.counts().items():
            print(f"{subject:8}", ", ".join(f"{count} {tier}" for tier, count in counts.items()))
        return 0
    return night.run(options)


def prepare(night: Night, *, every_value: bool = False) -> None:
    """Find once for each commit what is to run; ``every_value``: also the values whose turn is another night."""
    if night.plan_file.is_file():
        made = json.loads(night.plan_file.read_text(encoding="utf-8"))
        if every_value and made["turn"]:
            write_plan(night, {**made, "parts": made["left"], "turn": None})
        return
    night.folder.mkdir(parents=True, exist_ok=True)
    day = datetime.now(tz=UTC).toordinal()
    push, items = plan.collect(night.folder, day)
    left = plan.by_part(push, items)
    for part, line in cached_results(night.folder.parent, night.commit, day, left):
        night.write(part, line.pop("id"), line.pop("outcome"), **line)
    made = {
        "day": day,
        "left": left,
        "parts": left if every_value else plan.tonight(left, day, night.failed_before),
        "turn": None if every_value else [day % plan.TURNS + 1, plan.TURNS],
        "push": plan.counts(push),
        "all": plan.counts(items, night=True),
    }
    write_plan(night, made)


def write_plan(night: Night, made: dict[str, Any]) -> None:
    """Write down what is to run, whole or not at all: a later run trusts it."""
    part = Path(f"{night.plan_file}.part")
    part.write_text(json.dumps(made), encoding="utf-8")
    part.rename(night.plan_file)


if __name__ == "__main__":
    sys.exit(main())
