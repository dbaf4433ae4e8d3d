import type { StatisticsEntry } from "@baize/domain";
import { originOf } from "./origin-of.ts";
import type { PageViews } from "./page-views.ts";

/** The document in which statistics scripts run, built beside the site's own; see tooling/build/vite. */
const ADDRESS = "/stats.html";

export interface StatisticsOptions {
  /** Scripts of the brand's own data: the only hosts that may ever load (docs/specification.md §3.5). */
  readonly defaults: readonly StatisticsEntry[];
  /** The server's list; null when it has not said. */
  readonly served: readonly StatisticsEntry[] | null;
  readonly pageViews: PageViews;
  readonly report: (error: unknown) => void;
}

/**
 * The scripts to load: the server's list, else the brand's defaults, and of it only hosts that the brand names
 * (docs/specification.md §1.5).
 */
export const chooseScripts = (
  served: readonly StatisticsEntry[] | null,
  defaults: readonly StatisticsEntry[],
): StatisticsEntry[] => {
  const known = new Set(defaults.map(({ url }) => originOf(url)));
  const listed = served !== null && served.length > 0 ? served : defaults;
  return listed.filter(({ url }) => originOf(url) !== null && known.has(originOf(url)));
};

/**
 * Runs statistics scripts in a frame whose origin is its own: no storage, no page and no token of the site is in their
 * reach. They get page views and nothing else; a script that does not load is reported and nothing more.
 *
 * @returns what takes them away again
 */
export const startStatistics = ({ defaults, served, pageViews, report }: StatisticsOptions): (() => void) => {
  const scripts = chooseScripts(served, defaults);
  if (scripts.length === 0) return () => undefined;
  const frame = document.createElement("iframe");
  frame.setAttribute("sandbox", "allow-scripts");
  for (const [name, value] of [
    ["src", ADDRESS],
    ["title", ""],
    ["aria-hidden", "true"],
    ["tabindex", "-1"],
  ] as const)
    frame.setAttribute(name, value);
  frame.hidden = true;
  // Its origin is opaque, so that there is none to name; what is sent is no secret.
  const post = (loaded: readonly StatisticsEntry[]): void =>
    frame.contentWindow?.postMessage({ scripts: loaded, views: pageViews.take() }, "*");
  let stopViews: (() => void) | undefined;
  const hear = ({ source, data }: MessageEvent<unknown>): void => {
    if (source === null || source !== frame.contentWindow || typeof data !== "object" || data === null) return;
    if (Reflect.get(data, "ready") === true && !stopViews) {
      stopViews = pageViews.subscribe(() => post([]));
      post(scripts);
    }
    const failed: unknown = Reflect.get(data, "failed");
    if (typeof failed === "string") report(new Error(`The statistics script ${failed.slice(0, 200)} did not load.`));
  };
  window.addEventListener("message", hear);
  document.body.append(frame);
  return () => {
    window.removeEventListener("message", hear);
    stopViews?.();
    frame.remove();
  };
};
