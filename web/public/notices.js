// The service worker of browser notices: opens what a notice is about. It caches nothing and answers
// no request, so the page is never older than its server.
self.addEventListener("install", () => void self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(new URL(event.notification.data?.path ?? "/", self.location.origin)));
});

/** Shows the tab that is there already, or else opens one. */
async function open(address) {
  if (address.origin !== self.location.origin) return;
  const tabs = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const same = tabs.find((tab) => new URL(tab.url).pathname === address.pathname);
  await (same ? same.focus() : self.clients.openWindow(address.href));
}
