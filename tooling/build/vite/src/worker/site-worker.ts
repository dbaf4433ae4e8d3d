import { isMobileDevice } from "@baize/domain";
import { PrecacheController } from "workbox-precaching/PrecacheController.js";
import { cacheOf, outdatedCaches } from "./kept-versions.ts";
import { documentAddresses } from "./document-addresses.ts";
import { requestKind } from "./request-kind.ts";

/** Written into /sw.js when a brand is built. */
interface SiteFacts {
  /** Changes with any file of the site and with this worker. */
  readonly version: string;
  /** Hashes of the documents that are held, by address. */
  readonly documents: Readonly<Record<string, string>>;
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

const { version, documents } = self.baizeSite;
const isMobile = isMobileDevice({ userAgent: self.navigator.userAgent, maxTouchPoints: 0 });
const { pages } = self.baizeSites;
const files = [...self.baizeSites.files, ...self.baizeSite.files];
const precache = new PrecacheController({ cacheName: cacheOf(version) });
precache.addToCacheList([
  ...files.map((url) => ({ url, revision: null })),
  ...Object.entries(documents).map(([url, revision]) => ({ url, revision })),
]);

const held = async (url: string): Promise<Response | undefined> => caches.match(url, { ignoreVary: true });

/** Files that an earlier version has already brought are taken over, so that an update fetches only what changed. */
const takeOver = async (): Promise<void> => {
  const own = await caches.open(cacheOf(version));
  for (const url of files) {
    const known = await held(url);
    if (known) await own.put(url, known);
  }
};

/**
 * A page is shown from what is held, of the same version as the files; a newer version comes as an update. The host is
 * asked all the same, which then sets its cookie.
 */
const showPage = async (event: FetchEvent): Promise<Response> => {
  const { pathname } = new URL(event.request.url);
  for (const address of documentAddresses(pathname, isMobile)) {
    const known = documents[address] === undefined ? undefined : await precache.matchPrecache(address);
    if (!known) continue;
    event.waitUntil(fetch(event.request).catch(() => undefined));
    return known;
  }
  return fetch(event.request);
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
  if (kind === "page") event.respondWith(showPage(event));
});
self.addEventListener("message", (event) => {
  const type: unknown = (event.data as { type?: unknown } | null)?.type;
  if (type === "activate") event.waitUntil(self.skipWaiting());
  if (type === "version") event.ports[0]?.postMessage(version);
});
