// @ts-check
// Usage: node tools/pyodide/pytest.mjs [PYTEST ARGUMENTS] - runs the Python tests inside Pyodide, as they are.
import { runInPyodide } from "./host.mjs";

await runInPyodide(`
import pytest
pytest.main([
    # No host folder is written to, and there are no processes or threads here.
    "-p", "no:cacheprovider", "-p", "no:faulthandler",
    "-m", "not cpython_only",
    *arguments_,
])
`);
