// A worker that makes what later visits begin with (keptStart.ts), in a second Python, while the first one plays.

import { writeStart } from "./keptStart";
import { loadPython } from "./python";

export interface Make {
  folder: string;
  version: string;
  /** The names of the modules to import; none of them may load an extension module. */
  modules: string[];
}

self.onmessage = async ({ data }: MessageEvent<Make>) => {
  try {
    await make(data);
  } finally {
    self.close();
  }
};

async function make({ folder, version, modules }: Make): Promise<void> {
  const python = await loadPython(folder, null, { _makeSnapshot: true });
  for (const name of modules) python.runPython(`import ${name}`);
  await writeStart(folder, version, python.makeMemorySnapshot());
}
