// Kept by the browser: shows a page of our own where there is no connection. Nothing else is kept or answered here.
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
