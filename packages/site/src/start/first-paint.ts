import { createStorage, mayHoldSession } from "@baize/api-client";
import { isMobileDevice, mobileTarget } from "@baize/domain";
import { keepEarlyPress } from "./early-press.ts";
import { createPreferences } from "./preferences.ts";
import { layoutAt } from "./shown-markup.ts";
import { surfaceOf, withoutBase } from "./surface.ts";

/**
 * Runs in the head of every built page, before anything of it is drawn: puts the visitor's own scheme on, marks a
 * browser that holds a session as `data-session`, which shows a member's beginning of home instead of the visitor's,
 * and marks rendered markup as `data-anew`, which hides it, where this visit is of another language, surface or page,
 * or the document is of none in particular. Its value names the variant to be shown instead; see show-variant. Rendered
 * markup keeps presses until the site has started. The path stays as `data-path` for first-requests.
 */
const prepareFirstPaint = (page: HTMLElement, { pathname, search, hash }: Location): void => {
  const storage = createStorage();
  const preferences = createPreferences(storage);
  const [scheme, locale = page.lang] = [preferences.scheme(), preferences.locale()];
  if (scheme !== undefined) page.dataset["scheme"] = scheme;
  if (mayHoldSession(storage)) page.dataset["session"] = "";
  const { rendered } = page.dataset;
  if (rendered === undefined) return;
  const { pathname: target } = new URL(
    mobileTarget(pathname, search, hash, isMobileDevice(navigator)) ?? pathname,
    window.location.origin,
  );
  const path = withoutBase(target).replace(/\/+$/, "");
  const { page: own, layout } = page.dataset;
  const wanted = layout === undefined ? "" : layoutAt(page, path);
  const isOther = surfaceOf(target) !== rendered || (layout === undefined ? path !== own : wanted === undefined);
  if (isOther) {
    page.dataset["anew"] = "";
    return;
  }
  page.dataset["path"] = path;
  if (layout !== undefined || locale !== page.lang) page.dataset["anew"] = `${locale} ${wanted}`.trim();
  keepEarlyPress(page);
};

prepareFirstPaint(document.documentElement, window.location);
