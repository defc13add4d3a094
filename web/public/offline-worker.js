// The service worker of the page that keeps the score of a real table (and of no other page): lets it work
// without a connection. The server always answers first; only when it cannot be reached is something
// taken from the cache.
const FILES = "/score-files.json";
const CACHE = "score-";
/** What the page asks for besides its built files. */
const ALSO = [
  "/api/score-rules",
  "/api/games",
  ...["en", "fr", "de"].map((language) => `/api/words?lang=${language}`),
  "/first.js",
  "/icon.svg",
];
const PAGE = "/score";

self.addEventListener("install", () => void self.skipWaiting());

self.addEventListener("message", (event) => {
  if (event.data?.kind !== "keep-score") return;
  const tell = (kept) => event.source?.postMessage({ kind: "score-kept", kept });
  event.waitUntil(keep().catch(hasKept).then(tell));
});

/** Whether a version is kept, after the connection or the storage has failed. */
const hasKept = () => caches.keys().then((names) => names.some((name) => name.startsWith(CACHE)), () => false);

/** Keeps the files of the present version, and then forgets those of the one before; returns that they are kept. */
async function keep() {
  const list = await fetch(FILES, { cache: "no-cache" });
  if (!list.ok) throw new Error(`${FILES}: ${list.status}`);
  const text = await list.text();
  const name = CACHE + (await digest(text));
  const built = [];
  for (const file of JSON.parse(text)) if (!(await caches.match(file, { cacheName: name }))) built.push(file);
  // All of them whole before the first is replaced: the connection may end in the middle.
  const whole = await Promise.all([...built, PAGE, ...ALSO].map(wholeOf));
  const cache = await caches.open(name);
  await Promise.all(whole.map(([path, answer]) => cache.put(path, answer)));
  for (const other of await caches.keys()) {
    if (other.startsWith(CACHE) && other !== name) await caches.delete(other);
  }
  return true;
}

/** A path, and the server's whole answer. */
async function wholeOf(path) {
  const answer = await fetch(path, { cache: "no-cache" });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  const headers = new Headers(answer.headers);
  headers.delete("content-encoding"); // the body has been decoded
  headers.delete("content-length");
  return [path, new Response(await answer.blob(), { headers })];
}

async function digest(text) {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes, 0, 8), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Whether the server could not be reached when a page was last opened. */
let away = false;

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  const path = pathname + search;
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(opened(request, pathname));
  else if (path.startsWith("/api/") && ALSO.includes(path)) event.respondWith(asked(request, path));
  // With a connection the browser gets files itself, and uses what it has loaded ahead.
  else if (away || !self.navigator.onLine) event.respondWith(asked(request, path));
});

/** A page from the server; without a connection, the page that keeps scores. */
async function opened(request, pathname) {
  try {
    const found = await fetch(request);
    away = false;
    return found;
  } catch (error) {
    away = true;
    if (pathname !== PAGE && !pathname.startsWith(`${PAGE}/`)) throw error;
    return fromCache(PAGE, error);
  }
}

/** What the server answers; without a connection, what it answered before. */
async function asked(request, path) {
  try {
    return await fetch(request);
  } catch (error) {
    return fromCache(path, error);
  }
}

async function fromCache(path, error) {
  const found = await caches.match(path, { ignoreVary: true });
  if (!found) throw error;
  return found;
}
