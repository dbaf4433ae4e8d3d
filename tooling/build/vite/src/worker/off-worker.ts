declare const self: ServiceWorkerGlobalScope;

// Served in place of /sw.js, it takes the worker out of every browser: caches gone, registration gone, no page touched.
self.addEventListener("install", (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener("activate", (event) => {
  const leave = async (): Promise<void> => {
    await Promise.all((await caches.keys()).map(async (name) => caches.delete(name)));
    await self.registration.unregister();
  };
  event.waitUntil(leave());
});

export {};
