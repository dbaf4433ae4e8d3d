import { chromiumLaunch } from "@baize/presets/chromium";
import { type Browser, chromium } from "playwright";
import { type ServedBaselines, serveBaselines } from "./serve-baselines.ts";
import { type ServedSite, serveSite } from "./serve-site.ts";
import { look } from "./visit.ts";

/** Runs that a median is of. */
export const ROUNDS = 5;

/** What pages are measured on. */
export interface Ground {
  readonly browser: Browser;
  readonly site: ServedSite;
  readonly baselines: ServedBaselines;
}

/** Builds and serves a brand and what it is compared with, for as long as `act` takes. */
export const withGround = async (act: (ground: Ground) => Promise<void>): Promise<void> => {
  const site = await serveSite();
  const baselines = await serveBaselines(site.folder, site.origin);
  const browser = await chromium.launch(chromiumLaunch);
  try {
    // The first visit of a browser pays for what it loads of itself.
    await look(browser, baselines.urlOf("bare"));
    await act({ browser, site, baselines });
  } finally {
    await browser.close();
    baselines.close();
    await site.close();
  }
};
