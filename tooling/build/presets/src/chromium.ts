import { existsSync } from "node:fs";

/**
 * Parts of the browser that no page needs. Each window otherwise starts renderers for a list below its address bar and
 * for the next site, which took a third of the browser's time. The last `--disable-features` wins, so that those of
 * Playwright's own list that change what a page does stand here once more (playwright-core, chromiumSwitches.ts).
 */
const NOT_NEEDED = [
  "SpareRendererForSitePerProcess",
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "WebUIOmniboxFullPopup",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "BlockOriginHeaderModificationOnRedirect",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "Translate",
];

/** Switches of every browser that checks and measurements start. */
export const CHROMIUM_ARGS: readonly string[] = [
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  `--disable-features=${NOT_NEEDED.join(",")}`,
];

const system = process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium";

/** How Playwright starts Chromium: the one of CHROMIUM_PATH or of the system, else its own; without sandbox as root. */
export const chromiumLaunch = {
  ...(existsSync(system) ? { executablePath: system } : {}),
  args: [...CHROMIUM_ARGS],
  chromiumSandbox: process.getuid?.() !== 0,
};
