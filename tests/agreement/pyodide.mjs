// Runs a script of this folder in Pyodide: node pyodide.mjs PYODIDE FOLDER SCRIPT ARGUMENTS...
// FOLDER holds Nullo and msgspec unpacked; the script finds what is in the folder of tests, too.

import { fileURLToPath } from "node:url";
import { dirname, join } from "node:path";

const [pyodide, folder, script, ...args] = process.argv.slice(2);
const here = dirname(fileURLToPath(import.meta.url));
const { loadPyodide } = await import(join(pyodide, "pyodide.mjs"));
const python = await loadPyodide({ stdout: (line) => console.log(line) });
python.mountNodeFS("/packages", folder);
python.mountNodeFS("/tests", join(here, ".."));
python.globals.set("arguments", python.toPy([join("/tests/agreement", script), ...args]));
python.runPython(`
import runpy, sys
sys.path[:0] = ["/packages", "/tests", "/tests/agreement"]
sys.argv[:] = arguments
runpy.run_path(sys.argv[0], run_name="__main__")
`);
