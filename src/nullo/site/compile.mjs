// Compiles modules for the browser's Python (src/nullo/site/first_visit.py): node compile.mjs PYODIDE FOLDER

import { join } from "node:path";

const [pyodide, folder] = process.argv.slice(2);
const { loadPyodide } = await import(join(pyodide, "pyodide.mjs"));
// Without columns, which only tracebacks show, compiled modules are a fifth smaller.
const env = { HOME: "/home", PYTHONNODEBUGRANGES: "1", PYTHONDONTWRITEBYTECODE: "1" };
const python = await loadPyodide({ env });
python.mountNodeFS("/site", folder);
try {
  await python.runPythonAsync(`
import sys
sys.path += ["/site", "/site/packages"]
import first_visit
await first_visit.write_bytecode("/site")
`);
  process.exit(); // although timers of the application wait
} catch (error) {
  console.error(error.message); // Node would print all of Pyodide with it
  process.exit(1);
}
