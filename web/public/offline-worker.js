// The service worker that lets pages work without a connection: on a server, the one that keeps the score of a
// real table; on a host that only serves files (`nullo site`), all of them.
//
// On a server: the server always answers first; only when it cannot be reached is something taken from the cache.
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
  const { kind } = event.data ?? {};
  if (kind === "keep-site") event.waitUntil(keepSite().then((kept) => event.source?.postMessage({ kind: kept })));
  if (kind === "use-newer") event.waitUntil(useNewest().then(() => event.source?.postMessage({ kind: "newer-used" })));
  if (event.data?.kind !== "keep-score") return;
  const tell = (kept) => event.source?.postMessage({ kind: "score-kept", kept });
  event.waitUntil(keep().catch(hasKept).then(tell));
});

/** Whether a version is kept, after the connection or the storage has failed. */
const hasKept = () => caches.keys().then((names) => names.some((name) => name.startsWith(CACHE)), () => false);

/** Keeps the files that the scorekeeper needs, of the present version, and then forgets those of the one before; returns that they are kept. */
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
  return (await sha256(new TextEncoder().encode(text))).slice(0, 16);
}

async function sha256(bytes) {
  const found = await crypto.subtle.digest("SHA-256", bytes);
  return Array.from(new Uint8Array(found), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Whether the server could not be reached when a page was last opened. */
let away = false;

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  if (SITE) {
    if (request.method === "GET" && request.url.startsWith(SITE)) event.respondWith(fromSite(event));
    return;
  }
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

// On a host that only serves files: each version is kept whole, with its list of files as the last of them, and a page
// gets everything from one version. A newer one is used when the reader wants it, or once no page is open.

/** The address of the site; empty: this is a server. */
const SITE = new URL(self.registration.scope).pathname === PAGE ? "" : self.registration.scope;
/** Paths of all files of the site and their SHA-256; written by `nullo site`. */
const LIST = "site-files.json";
const VERSION = `site ${SITE} `;

/** The whole versions, oldest first: the first is in use. */
async function versions() {
  const names = (await caches.keys()).filter((name) => name.startsWith(VERSION));
  const lists = await Promise.all(names.map((name) => caches.match(SITE + LIST, { cacheName: name })));
  return names.filter((_, at) => lists[at]);
}

let keeping = Promise.resolve();

/** Keeps the present version; resolves to "site-newer" if another one is in use, otherwise or without a connection to "site-kept". */
const keepSite = () => (keeping = keeping.then(keepPresent).catch(() => "site-kept"));

async function keepPresent() {
  const text = await (await wholeOf(SITE + LIST))[1].text();
  const name = VERSION + (await digest(text));
  let whole = await versions();
  if (!whole.includes(name)) {
    await keepVersion(name, text, whole.at(-1));
    whole = await versions();
  }
  // Others that wait have never been used, or have not been kept whole.
  for (const other of await caches.keys()) {
    if (other.startsWith(VERSION) && other !== name && other !== whole[0]) await caches.delete(other);
  }
  if (whole[0] !== name) return "site-newer";
  await self.clients.claim();
  return "site-kept";
}

async function keepVersion(name, text, before) {
  const old = before ? await caches.open(before) : null;
  const known = old ? await (await old.match(SITE + LIST)).json() : {};
  const cache = await caches.open(name);
  for (const [path, sum] of Object.entries(JSON.parse(text))) {
    const url = SITE + path;
    if (await cache.match(url)) continue;
    const kept = known[path] === sum ? await old.match(url) : undefined;
    const answer = kept ?? (await wholeOf(url))[1];
    if (!kept && (await sha256(await answer.clone().arrayBuffer())) !== sum) throw new Error(`${path} is another`);
    await cache.put(url, answer);
  }
  await cache.put(SITE + LIST, new Response(text));
}

/** Forgets all versions but the newest. */
async function useNewest() {
  const names = await versions();
  for (const name of names.slice(0, -1)) await caches.delete(name);
}

/** A file of the version in use; from the host if none is kept. */
async function fromSite(event) {
  const { request } = event;
  if (request.mode === "navigate") {
    const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    if (!pages.some((page) => page.url.startsWith(SITE))) await useNewest();
  }
  const [name] = await versions();
  // Not left to the page, which may be broken in the version in use.
  if (name && request.mode === "navigate") event.waitUntil(keepSite());
  const url = request.url.split(/[?#]/)[0];
  const kept = name && (await caches.match(url === SITE ? `${SITE}index.html` : url, { cacheName: name }));
  return kept || fetch(request);
}
