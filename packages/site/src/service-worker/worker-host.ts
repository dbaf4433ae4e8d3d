/** A worker's answer to "version" that has not come after this long will not come. */
const ANSWER_MS = 2_000;

/** What the site asks of the browser's service workers. */
export interface WorkerHost {
  /** Whether a worker controls this page. */
  readonly isControlled: () => boolean;
  /** Version of the worker that waits for its turn; null without one. */
  readonly waitingVersion: () => Promise<string | null>;
  /** Version of the worker that controls this page; null when none does or it does not answer. */
  readonly currentVersion: () => Promise<string | null>;
  /** Ends the wait of the waiting worker. */
  readonly activate: () => void;
  /** Asks the site for a newer worker. Without a connection nothing happens. */
  readonly look: () => Promise<void>;
  /** Calls back when a worker begins to wait. */
  readonly onWaiting: (listener: () => void) => void;
  /** Calls back when another worker takes over this page, also at the very first installation. */
  readonly onTakeOver: (listener: () => void) => void;
}

interface UrlPolicies {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: () => string },
  ) => { readonly createScriptURL: (url: string) => string };
}

/** Under Trusted Types an address of code must come from a named policy; this one knows a single address. */
const scriptUrl = (): string => {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: UrlPolicies };
  return trustedTypes
    ? trustedTypes.createPolicy("service-worker", { createScriptURL: () => "/sw.js" }).createScriptURL("/sw.js")
    : "/sw.js";
};

const versionOf = async (worker: ServiceWorker | null): Promise<string | null> => {
  if (!worker) return null;
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const timer = setTimeout(() => resolve(null), ANSWER_MS);
    port1.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
      clearTimeout(timer);
      port1.close();
      resolve(typeof data === "string" ? data : null);
    });
    port1.start();
    worker.postMessage({ type: "version" }, [port2]);
  });
};

const noWorkers: WorkerHost = {
  isControlled: () => false,
  waitingVersion: async () => null,
  currentVersion: async () => null,
  activate: () => undefined,
  look: async () => undefined,
  onWaiting: () => undefined,
  onTakeOver: () => undefined,
};

/** Undefined when it is refused, and where service workers are switched off: there it may succeed and give nothing. */
const register = async (container: ServiceWorkerContainer): Promise<ServiceWorkerRegistration | undefined> => {
  try {
    return await container.register(scriptUrl(), { scope: "/", updateViaCache: "none" });
  } catch {
    return undefined;
  }
};

/**
 * Registers the site's worker, /sw.js for all of the site (docs/specification.md §1.6). The only door to the
 * browser's service workers. Where the browser has none, or refuses this one, the site works without: nothing ever
 * waits.
 */
export const openWorkerHost = async (): Promise<WorkerHost> => {
  const container = (navigator as { readonly serviceWorker?: ServiceWorkerContainer }).serviceWorker;
  const registration = container && (await register(container));
  if (!registration) return noWorkers;
  return {
    isControlled: () => container.controller !== null,
    waitingVersion: async () => versionOf(registration.waiting),
    currentVersion: async () => versionOf(container.controller),
    activate: () => registration.waiting?.postMessage({ type: "activate" }),
    look: async () => {
      await registration.update().catch(() => undefined);
    },
    onWaiting: (listener) => {
      const watch = (): void => {
        const { installing } = registration;
        installing?.addEventListener("statechange", () => {
          if (installing.state === "installed") listener();
        });
      };
      watch();
      registration.addEventListener("updatefound", watch);
    },
    onTakeOver: (listener) => container.addEventListener("controllerchange", listener),
  };
};
