import type { Catalogues, IconProps, Locale } from "@baize/ui-kit";
import type { ComponentType } from "react";

/**
 * Who may open a page. `guest` sends members onwards, `member` sends visitors to log in; the site has one guard a name.
 */
export type GuardName = "anyone" | "guest" | "member";
/** `main`: site header and footer; `member`: with the member's side menu; `plain`: logo only; `play`: nothing. */
export type PageLayout = "main" | "member" | "plain" | "play";

/**
 * Where an entry is drawn. `header`: on the desktop, beside the categories where
 * anyone may open the page, else beside the member's balance; `memberMenu`: account menu and side menu;
 * `tabBar`: the phone's bottom tabs; `hub`: shortcuts on the member's own page; `footer`: links at the foot of a page.
 */
export type NavigationPlace = "header" | "memberMenu" | "tabBar" | "hub" | "footer";

/** An entry of the site's navigation; it leads to the page that it is declared with. */
export interface NavigationEntry {
  readonly place: NavigationPlace;
  /** Ascending within a place; between equals the order of features decides. */
  readonly order: number;
  /** Key of its label in the feature's `navigationWords`. */
  readonly label: string;
  readonly icon: ComponentType<IconProps>;
  /** Default "plain". A primary tab is raised. */
  readonly emphasis?: "primary" | "secondary" | "plain";
  /** What is counted on it. */
  readonly counts?: "unread";
}

export interface PageEntry {
  /** Route pattern from domain's paths, such as `/activity/list/:id`. */
  readonly path: string;
  readonly guard: GuardName;
  /** Where a member goes from a `guest` page when no page was wanted; the home page by default. */
  readonly onwards?: string;
  readonly layout: PageLayout;
  /** Message key of the page's title in the feature's namespace. */
  readonly title: string;
  readonly load: () => Promise<{ Page: ComponentType }>;
  /**
   * Rendered while building, as it stands before anything is known of the visitor; only a page for everybody at one
   * address, which reads nothing of the browser while it is first drawn. Default false: a skeleton in its layout.
   */
  readonly isRendered?: boolean;
  /**
   * Words that the page can use, set by a build; the feature's whole catalogue, of which they are a part, comes when
   * there is time. Default: the whole catalogue, before the page is drawn.
   */
  readonly words?: Catalogues;
  readonly navigation?: readonly NavigationEntry[];
}

/** One product area, as it plugs into a site. */
export interface Feature {
  /** Also the namespace of its words. */
  readonly id: string;
  readonly pages: readonly PageEntry[];
  readonly messages: Catalogues;
  /**
   * Labels of its navigation entries. They stand on every page, so they come with the feature and not with its words.
   */
  readonly navigationWords?: Readonly<Record<Locale, Readonly<Record<string, string>>>>;
}
