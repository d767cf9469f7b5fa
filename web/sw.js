// Service worker: caches the page's files of one version, so that the page opens offline. Answers of the API are not cached here.

const VERSION = "{version}";
const FILES = "{files}".split(" ").map((name) => `/web/${VERSION}/${name}`);
const CACHE = `tile-referee ${VERSION}`;
const PATIENCE = 3000; // milliseconds to wait for the document before the cached one is shown

self.addEventListener("install", (event) => event.waitUntil(keep()));
self.addEventListener("activate", (event) => event.waitUntil(clear()));

self.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== location.origin) return;
  if (pathname === "/") event.respondWith(page(event.request));
  else if (pathname.startsWith(`/web/${VERSION}/`)) event.respondWith(file(event.request));
});

/** Caches all files of this version, or none: a document of another version would name files that are not here. */
async function keep() {
  const page = await fetch("/", { cache: "no-cache" });
  if (!sound(page) || !(await page.clone().text()).includes(`/web/${VERSION}/`)) throw new Error("another version is served");
  const files = await Promise.all(FILES.map(ofThisVersion));
  const cache = await caches.open(CACHE);
  await Promise.all([cache.put("/", page), ...FILES.map((name, number) => cache.put(name, files[number]))]);
}

/** Whether an answer is the server's own: whole, and not that of another address, to which a proxy's or network's login may redirect. */
const sound = ({ status, type, redirected }) => status === 200 && type === "basic" && !redirected;

/** Fetches a file of this version. During an update servers of two versions answer; each marks only its files as immutable. */
async function ofThisVersion(name) {
  const response = await fetch(name);
  if (!sound(response) || !response.headers.get("Cache-Control")?.includes("immutable")) throw new Error("another version is served");
  return response;
}

/** Deletes older versions, once no open page needs them. */
async function clear() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith("tile-referee ") && name !== CACHE).map((name) => caches.delete(name)));
}

/** The newest document of the server; the cached one if the server is slow or unreachable, or fails with a 5xx status. */
async function page(request) {
  const kept = await (await caches.open(CACHE)).match("/");
  const served = fetch(request);
  if (!kept) return served;
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE, kept));
  const answered = served.then((response) => (response.status >= 500 ? kept : response));
  return Promise.race([answered.catch(() => kept), late]);
}

async function file(request) {
  return (await (await caches.open(CACHE)).match(request)) ?? fetch(request);
}
