import type { SiteLocale } from "@baize/domain";
import type { ComponentType } from "react";

import type { Messages } from "../words/messages-types.ts";

export type Locale = SiteLocale;

/** Who may open a page; `guest` pages send members home, `member` pages send guests to log in. */
export type PageAccess = "anyone" | "guest" | "member";
/** `main`: site header and footer; `member`: with the member's side menu; `plain`: logo only; `play`: nothing. */
export type PageLayout = "main" | "member" | "plain" | "play";

export interface PageEntry {
  /** Route pattern from domain's paths, such as `/activity/list/:id`. */
  path: string;
  access: PageAccess;
  /** Where a member goes from a `guest` page when no page was wanted; the home page unless told. */
  onwards?: string;
  layout: PageLayout;
  /** Message key of the page's title in the feature's namespace. */
  title: string;
  load: () => Promise<{ Page: ComponentType }>;
}

/** One product area, as it plugs into a site. */
export interface Feature {
  /** Also the namespace of its words. */
  id: string;
  pages: readonly PageEntry[];
  messages: Record<Locale, () => Promise<{ messages: Messages }>>;
}
