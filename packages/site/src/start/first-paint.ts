import { createStorage, mayHoldSession } from "@baize/api-client";
import { isMobileDevice, mobileTarget, paths } from "@baize/domain";
import { keepEarlyPress } from "./early-press.ts";
import { createPreferences } from "./preferences.ts";
import { surfaceOf, withoutBase } from "./surface.ts";

/**
 * Runs in the head of every built page, before anything of it is drawn: puts the visitor's own scheme on, marks a
 * browser that holds a session as `data-session`, which shows a member's beginning of home instead of the visitor's,
 * and marks a rendered page as `data-anew`, which hides it, where this visit is of another language, surface or page.
 * A rendered page that is this visit's keeps presses until the site has started.
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
  if (locale !== page.lang || surfaceOf(target) !== rendered || withoutBase(target) !== paths.home)
    page.dataset["anew"] = "";
  else keepEarlyPress(page);
};

prepareFirstPaint(document.documentElement, window.location);
