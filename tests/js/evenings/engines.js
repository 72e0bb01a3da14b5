// @ts-check
// The engines of all pages of a simulation: one CPython process, called line by line. Each call waits for its result, so that nothing
// depends on when a process runs.
import { spawn, spawnSync } from "node:child_process";
import { closeSync, existsSync, mkdtempSync, openSync, readSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../../..");
const PYTHON = [join(ROOT, ".venv/bin/python"), "python3"].find((path) => path === "python3" || existsSync(path)) ?? "python3";

export class Engines {
  #folder = mkdtempSync(join(tmpdir(), "evenings-"));
  #rest = "";
  #buffer = Buffer.alloc(1 << 16);
  calls = 0;

  /** @param {string} [tree] of another version */
  constructor(tree = ROOT) {
    const pipes = ["calls", "results"].map((name) => join(this.#folder, name));
    spawnSync("mkfifo", pipes);
    const [calls = "", results = ""] = pipes;
    // A shell opens both pipes first: a process that ends before its first call would leave this one waiting for the other end for good.
    this.process = spawn("sh", ["-c", 'exec <"$1" >"$2"; exec "$3" "$4"', "engines", calls, results, PYTHON, join(ROOT, "tests/py/engine_server.py")], {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, PYTHONHASHSEED: "0", PYTHONPATH: `${join(tree, "py")}:${join(tree, "tools/game_template/py")}` },
    });
    this.process.unref();
    this.calling = openSync(calls, "w");
    this.answering = openSync(results, "r");
  }

  /** @param {string} page @param {"peer" | "handle"} to @param {string} text @returns {string} */
  call(page, to, text) {
    this.calls += 1;
    this.#write({ page, to, text });
    return this.#line();
  }

  /** The page is gone. @param {string} page */
  end(page) {
    this.#write({ page, to: "end" });
  }

  /** @param {object} call */
  #write(call) {
    const bytes = Buffer.from(`${JSON.stringify(call)}\n`);
    for (let at = 0; at < bytes.length; ) at += writeSync(this.calling, bytes, at);
  }

  #line() {
    for (;;) {
      const end = this.#rest.indexOf("\n");
      if (end >= 0) {
        const line = this.#rest.slice(0, end);
        this.#rest = this.#rest.slice(end + 1);
        return line;
      }
      const read = readSync(this.answering, this.#buffer);
      if (read === 0) throw new Error("the engines have ended");
      this.#rest += this.#buffer.toString("latin1", 0, read);
    }
  }

  close() {
    closeSync(this.calling);
    closeSync(this.answering);
    rmSync(this.#folder, { recursive: true });
  }
}
