// Runs Python in the engine of a site, in a worker as the site's own: a message with code is answered by its value.
const PACKAGES = "/lib/python3.14/site-packages";
const folder = new URL("engine/", self.location.href).href;
const bytes = async (name) => (await fetch(folder + name)).arrayBuffer();

const plain = self.fetch.bind(self);
self.fetch = async (input, init) => {
  const url = input instanceof Request ? input.url : String(input);
  if (!/\.(wasm|zip)$/.test(url)) return plain(input, init);
  const content = (await plain(`${url}.gz`, init)).body.pipeThrough(new DecompressionStream("gzip"));
  const type = url.endsWith(".wasm") ? "application/wasm" : "application/zip";
  return new Response(content, { headers: { "content-type": type } });
};

self.onmessage = async ({ data: code }) => {
  try {
    const { loadPyodide } = await import(`${folder}pyodide.mjs`);
    const python = await loadPyodide({ indexURL: folder });
    for (const name of ["first.tar.gz", "later.tar.xz", "games/sauce.tar.xz"]) {
      python.unpackArchive(await bytes(name), name.endsWith("gz") ? "gztar" : "xztar", { extractDir: PACKAGES });
    }
    self.postMessage({ answer: await python.runPythonAsync(code) });
  } catch (error) {
    self.postMessage({ error: String(error) });
  }
};
