import type { Feature } from "@baize/feature-kit";
import { createContext, use } from "react";
import type { Brand } from "./brand.ts";
import type { UpdateOffer } from "./service-worker/update-offer.ts";
import type { Catalogue } from "./start/catalogue.ts";
import type { PageViews } from "./start/page-views.ts";
import type { Preferences } from "./start/preferences.ts";

/** What the shell's own parts share. */
export interface SiteParts {
  readonly brand: Brand;
  readonly features: readonly Feature[];
  readonly catalogue: Catalogue;
  readonly preferences: Preferences;
  readonly pageViews: PageViews;
  readonly offer: UpdateOffer;
}

export const siteParts = createContext<SiteParts | null>(null);

export const useSiteParts = (): SiteParts => {
  const parts = use(siteParts);
  if (!parts) throw new Error("A part of the site's shell stands outside SiteApp.");
  return parts;
};
