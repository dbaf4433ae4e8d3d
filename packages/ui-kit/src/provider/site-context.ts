import type { BrandFacts } from "@baize/domain";
import { createContext, use, useCallback } from "react";

import type { Locale } from "../feature/feature.ts";

/** Which layout is mounted: `mobile` under `/app`, else `desktop`. Both reflow down to 320 px. */
export type Surface = "desktop" | "mobile";

export interface SiteContext {
  brand: BrandFacts;
  locale: Locale;
  surface: Surface;
  /** Milliseconds to add to the device's clock to get the server's. */
  clockOffset: number;
}

export const siteContext = createContext<SiteContext | null>(null);

const useSite = (): SiteContext => {
  const site = use(siteContext);
  if (!site)
    throw new Error(
      "A ui-kit component stands outside UiProvider. Wrap the application, story or test in <UiProvider>.",
    );
  return site;
};

/** Facts of the brand this page was built for. */
export const useBrand = (): BrandFacts => useSite().brand;

export const useSurface = (): Surface => useSite().surface;

export const useLocale = (): Locale => useSite().locale;

/** A clock that reads the server's time in epoch milliseconds, whatever the device's clock says. */
export const useClock = (): (() => number) => {
  const { clockOffset } = useSite();
  return useCallback(() => Date.now() + clockOffset, [clockOffset]);
};
