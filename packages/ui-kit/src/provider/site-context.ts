import type { BrandFacts, SiteLocale, Surface } from "@baize/domain";
import { createContext, use, useMemo, useSyncExternalStore } from "react";

import type { Clock } from "./clock.ts";

export type Locale = SiteLocale;

export interface SiteContext {
  brand: BrandFacts;
  locale: Locale;
  /** Which layout is mounted: `mobile` under `/app`, else `desktop`. Both reflow down to 320 px. */
  surface: Surface;
  clock: Clock;
}

export const siteContext = createContext<SiteContext | null>(null);

const useSite = (): SiteContext => {
  const site = use(siteContext);
  if (!site)
    throw new Error(
      "A ui-kit component is used outside UiProvider. Wrap the application, story or test in <UiProvider>.",
    );
  return site;
};

/** Facts of the brand this page was built for. */
export const useBrand = (): BrandFacts => useSite().brand;

export const useSurface = (): Surface => useSite().surface;

export const useLocale = (): Locale => useSite().locale;

/**
 * The server's time in epoch milliseconds, whatever the device's clock says. The function is another one after the
 * clock was set, so that what was worked out from it is worked out again.
 */
export const useClock = (): (() => number) => {
  const { clock } = useSite();
  const revision = useSyncExternalStore(clock.subscribe, clock.revision, clock.revision);
  return useMemo(() => {
    void revision;
    return () => clock.now();
  }, [clock, revision]);
};
