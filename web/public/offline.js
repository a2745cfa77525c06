// Kept by the browser: shows a page of our own where there is no connection, and notices while no page is open. Nothing
// else is kept or answered here.
const KEPT = "tessera-offline";
const PAGES = ["/offline.html", "/offline.css", "/icon.svg"];

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(PAGES)));
});

self.addEventListener("fetch", (event) => {
  const path = new URL(event.request.url).pathname;
  if (event.request.mode === "navigate") {
    event.respondWith(fetch(event.request).catch(() => caches.match("/offline.html")));
  } else if (PAGES.includes(path)) {
    event.respondWith(fetch(event.request).catch(() => caches.match(path)));
  }
});

// A notice from the server, which only this browser can read. Browsers want to see one for each that arrives.
self.addEventListener("push", (event) => {
  event.waitUntil(show(event.data ? event.data.json() : {}));
});

async function show(notice) {
  const { title = "Tessera", text = "", path = "/", tag = "tessera" } = notice;
  await self.registration.showNotification(title, { body: text, tag, icon: "/icon.svg", data: { path } });
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.path ?? "/"));
});

// The table in the window that shows it already, or else in a new one; never an address of somebody else.
async function open(path) {
  const address = new URL(path, self.location.origin);
  if (address.origin !== self.location.origin) return;
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === address.pathname);
  if (there) await there.focus();
  else await self.clients.openWindow(address.href);
}
