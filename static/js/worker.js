/** The service worker: caches the offline page and its assets, and nothing else. */

const KEPT = "offline";
/** Milliseconds that a page may take before we say that nobody answers. */
const SILENT = 15_000;

const worker = /** @type {any} */ (self);

worker.addEventListener("install", () => worker.skipWaiting());
worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener("message", (/** @type {any} */ event) => event.waitUntil(keep(event.data.offline)));
worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { mode, method } = event.request;
  if (mode === "navigate" && method === "GET") event.respondWith(page(event.request));
  else if (shown && method === "GET" && new URL(event.request.url).pathname.includes("/static/")) event.respondWith(part(event.request));
});

/** The page in the language of now, its style sheets and its script. @param {string} address */
async function keep(address) {
  const answer = await fetch(address, { cache: "no-store" });
  if (!answer.ok) return;
  const html = await answer.clone().text();
  const parts = [...html.matchAll(/<(?:link rel="stylesheet" href|script type="module" src|use href)="([^"#]+)/g)].map(([, href]) => new URL(href, worker.location.href).href);
  await caches.delete(KEPT);
  const cache = await caches.open(KEPT);
  await cache.addAll([...new Set(parts)]);
  await cache.put(OFFLINE, answer);
}

/** Under which the page is kept, whatever its address. */
const OFFLINE = "/offline";

/** Whether the kept page was the last one: only then its parts are looked for among what is kept. */
let shown = false;

/** @param {Request} request */
async function page(request) {
  /** @type {any} */
  let late;
  try {
    const answer = await Promise.race([
      fetch(request),
      new Promise((_, reject) => (late = setTimeout(reject, SILENT))),
    ]);
    shown = false;
    return answer;
  } catch {
    shown = true;
    return (await (await caches.open(KEPT)).match(OFFLINE)) ?? Response.error();
  } finally {
    clearTimeout(late);
  }
}

/** @param {Request} request */
async function part(request) {
  try {
    return await fetch(request);
  } catch {
    return (await (await caches.open(KEPT)).match(request.url)) ?? Response.error();
  }
}
