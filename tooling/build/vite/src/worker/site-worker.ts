import { PrecacheController } from "workbox-precaching/PrecacheController.js";
import { cacheOf, outdatedCaches } from "./kept-versions.ts";
import { requestKind } from "./request-kind.ts";

/** Written into /sw.js when a brand is built. */
interface SiteFacts {
  /** Changes with any file of the site and with this worker. */
  readonly version: string;
  /** Hash of the document. */
  readonly shell: string;
  /** Paths of this brand's own versioned files. */
  readonly files: readonly string[];
}
/** Written before this code; the same for all brands of one build. */
interface SharedFacts {
  /** First parts of the site's paths. */
  readonly pages: readonly string[];
  /** Paths of the versioned files that every brand has. */
  readonly files: readonly string[];
}
declare const self: ServiceWorkerGlobalScope & { readonly baizeSite: SiteFacts; readonly baizeSites: SharedFacts };

/** The document of no page in particular; every host answers a path that it does not know with it. */
const SHELL = "/shell";
/** A page that has not arrived after this long is shown from the shell. */
const PAGE_WAIT_MS = 6_000;

const { version, shell } = self.baizeSite;
const { pages } = self.baizeSites;
const files = [...self.baizeSites.files, ...self.baizeSite.files];
const precache = new PrecacheController({ cacheName: cacheOf(version) });
precache.addToCacheList([...files.map((url) => ({ url, revision: null })), { url: SHELL, revision: shell }]);

const held = async (url: string): Promise<Response | undefined> => caches.match(url, { ignoreVary: true });

/** Files that an earlier version has already brought are taken over, so that an update fetches only what changed. */
const takeOver = async (): Promise<void> => {
  const own = await caches.open(cacheOf(version));
  for (const url of files) {
    const known = await held(url);
    if (known) await own.put(url, known);
  }
};

const fetchPage = async (request: Request): Promise<Response> => {
  const arriving = fetch(request);
  arriving.catch(() => undefined); // its failure is read below, or comes after the shell is shown
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PAGE_WAIT_MS));
  try {
    return (await Promise.race([arriving, late])) ?? (await precache.matchPrecache(SHELL)) ?? (await arriving);
  } catch {
    return (await precache.matchPrecache(SHELL)) ?? Response.error();
  }
};

self.addEventListener("install", (event) => {
  event.waitUntil(takeOver().then(async () => precache.install(event)));
});
self.addEventListener("activate", (event) => {
  const tidy = async (): Promise<void> => {
    await Promise.all(outdatedCaches(await caches.keys(), version).map(async (name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(tidy());
});
self.addEventListener("fetch", (event) => {
  const kind = requestKind(event.request, self.location.origin, pages);
  if (kind === "file") event.respondWith(held(event.request.url).then(async (known) => known ?? fetch(event.request)));
  if (kind === "page") event.respondWith(fetchPage(event.request));
});
self.addEventListener("message", (event) => {
  const type: unknown = (event.data as { type?: unknown } | null)?.type;
  if (type === "activate") event.waitUntil(self.skipWaiting());
  if (type === "version") event.ports[0]?.postMessage(version);
});
