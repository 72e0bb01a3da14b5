"""Runs what a push leaves out, in parts, and writes the row of this commit: `make night`.

Each test is written down as it ends, under build/night by commit: a night that was cut off goes on where it was.
"""

import argparse
import json
import sys
from datetime import UTC, datetime
from pathlib import Path

from tools.night import left_out, plan, rows
from tools.night.kept import keep
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
    prepare(night)
    if options.count:
        for subject, counts in night.counts().items():
            print(f"{subject:8}", ", ".join(f"{count} {tier}" for tier, count in counts.items()))
        return 0
    return night.run(options)


def prepare(night: Night) -> None:
    """Find once for each commit what is to run."""
    if night.plan_file.is_file():
        return
    night.folder.mkdir(parents=True, exist_ok=True)
    day = datetime.now(tz=UTC).toordinal()
    push, items = plan.collect(night.folder, day)
    left = plan.left_out(push, items)
    parts = plan.tonight(left, day, night.failed_before)
    named = {*left["python"], *left["browsers"]}
    made = {
        "day": day,
        "parts": parts,
        "left": plan.counts([item for item in items if item["id"] in named], night=True),
        "push": plan.counts(push),
        "all": plan.counts(items, night=True),
    }
    for part, line in keep(night.folder.parent, night.commit, day, parts):
        night.write(part, line.pop("id"), line.pop("outcome"), **line)
    # Whole or not at all: a later run trusts it.
    part = Path(f"{night.plan_file}.part")
    part.write_text(json.dumps(made), encoding="utf-8")
    part.rename(night.plan_file)


if __name__ == "__main__":
    sys.exit(main())
