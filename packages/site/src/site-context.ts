import type { Feature } from "@baize/feature-kit";
import { createContext, use } from "react";
import type { Brand } from "./brand.ts";
import type { SessionEnds } from "./session/session-end.tsx";
import type { Catalogue } from "./start/catalogue.ts";
import type { PageViews } from "./start/page-views.ts";
import type { Preferences } from "./start/preferences.ts";

/** What the shell's parts share and never changes. */
export interface SiteParts {
  readonly brand: Brand;
  readonly features: readonly Feature[];
  readonly catalogue: Catalogue;
  readonly preferences: Preferences;
  readonly pageViews: PageViews;
  readonly ends: SessionEnds;
  /** Loads the page again; replaced in tests. */
  readonly reload: () => void;
}

export const siteParts = createContext<SiteParts | null>(null);

export const useSiteParts = (): SiteParts => {
  const parts = use(siteParts);
  if (!parts) throw new Error("A part of the site's shell is used outside SiteApp. Render it inside <SiteApp>.");
  return parts;
};
