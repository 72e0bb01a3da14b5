// @ts-check
// Runs the Python tests inside Pyodide, as they are. Usage: node tools/pyodide/pytest.mjs [PYTEST ARGUMENTS]
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
