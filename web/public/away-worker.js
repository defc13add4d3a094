// The service worker of a server that has a site for when it cannot be reached (`nullo serve --offline`): then it opens
// the same page there. Where the server answers, however late and whatever, the browser shows that.

/** The path of the site. */
const SITE = new URL(self.location.href).searchParams.get("site");
/** What the site's own worker keeps last of all its files. */
const LIST = `${SITE}site-files.json`;

self.addEventListener("install", () => void self.skipWaiting());

// Without navigation preload: if that fails, Firefox shows its own error page instead of what this worker answers.
self.addEventListener("fetch", (event) => {
  const { mode, method } = event.request;
  if (mode === "navigate" && method === "GET") event.respondWith(pageFor(event.request));
});

async function pageFor(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const { pathname, search, hash } = new URL(request.url);
    const isPage = !pathname.startsWith("/api/") && !pathname.startsWith(SITE);
    if (!isPage || !(await caches.match(LIST))) throw error;
    return Response.redirect(new URL(`${SITE}#${pathname}${search}${hash}`, self.location.href));
  }
}
