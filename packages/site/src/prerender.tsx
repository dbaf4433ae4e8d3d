import { createClient, createMemoryStorage } from "@baize/api-client";
import { type AheadCall, aheadOf, type AheadOptions } from "@baize/api-client/ahead";
import { type AnyCall, contract } from "@baize/api-client/contract";
import { createQueryClient, readCallKey } from "@baize/api-client/react";
import { ensureTemporal, type SiteLocale, type Surface } from "@baize/domain";
import { type Feature, featureKitWords, type PageLayout, StaticRouter } from "@baize/feature-kit";
import { uiKitMessages } from "@baize/ui-kit";
import type { QueryClient } from "@tanstack/react-query";
import { prerender } from "react-dom/static";
import { createSessionEnds } from "./session/session-end.tsx";
import type { PresentPage } from "./shell/router.tsx";
import { SiteApp } from "./site-app.tsx";
import { createCatalogue } from "./start/catalogue.ts";
import { createPageViews } from "./start/page-views.ts";
import { createPreferences } from "./start/preferences.ts";
import { basenameOf } from "./start/surface.ts";
import type { Brand } from "./brand.ts";
import type { BackEnd, SiteOptions } from "./start-site.tsx";
import { siteWords } from "./words.ts";

/* What a document says where the site does not start, by language. */
export { guardWords } from "./catalogues.ts";

/** A page for everybody, as it stands before anything is known of the visitor and nothing has been served. */
export interface RenderedPage {
  /** Without the surface's base. */
  readonly path: string;
  /** Id of the feature whose page it is. */
  readonly owner: string;
  /** The source of the page's loading function, which names its module. */
  readonly load: string;
  /** For the inside of `#root`. */
  readonly markup: string;
  /** What it asks for at once, whoever is there. */
  readonly calls: readonly AheadCall[];
}

/** A page that is not rendered: what the document of no page in particular needs to ask for its scripts. */
export interface OtherPage extends Pick<RenderedPage, "path" | "load"> {
  /** Whether visitors are sent to log in instead. */
  readonly isForMembers: boolean;
}

/** The frame of a layout around a skeleton, for every page that is not rendered. */
export interface RenderedShell {
  readonly layout: PageLayout;
  /** Patterns of the pages that it is for; the first layout of the list is for all others too. */
  readonly paths: readonly string[];
  readonly markup: string;
  readonly calls: readonly AheadCall[];
}

export interface RenderedSite {
  readonly pages: readonly RenderedPage[];
  readonly shells: readonly RenderedShell[];
  readonly others: readonly OtherPage[];
  /** Patterns of the pages without a frame, for which there is no shell. */
  readonly frameless: readonly string[];
  /** How the client of this site sends requests; null where only a running site knows. */
  readonly ahead: Omit<AheadOptions, "locale" | "storage"> | null;
}

type Drawn = Pick<RenderedPage, "markup" | "calls">;

const sendingOf = ({ siteCode }: Brand, { fetch, ...backend }: BackEnd = {}): RenderedSite["ahead"] =>
  fetch === undefined ? { ...backend, ...(siteCode !== undefined && { site: siteCode }) } : null;

/** Rendering has no page whose origin a client could take; nothing is requested. */
const NOWHERE = "https://site.invalid";
/** The layout of an unknown path comes first. A game in play has no frame. */
const FRAMES: readonly PageLayout[] = ["main", "member", "plain"];
const SHELL = "/shell";

/** A page of which nothing but its layout is known: its guard waits for the session. */
const shellOf = (layout: PageLayout): Feature => ({
  id: "shell",
  pages: [{ path: SHELL, guard: "member", layout, title: "", load: async () => new Promise(() => undefined) }],
  messages: { "zh-CN": async () => ({ messages: {} }), en: async () => ({ messages: {} }) },
});

const isForVisitors = ({ method, encoding, access, effect }: AnyCall): boolean =>
  method === "GET" && encoding === "query" && access === "anyone" && effect === "read";
const calls: ReadonlyMap<unknown, AnyCall> = new Map(
  Object.values(contract).flatMap((area) => Object.values<AnyCall>(area).map((call) => [call.path, call])),
);

/** The reads that what was drawn waits for and that need no session. */
const askedBy = (queryClient: QueryClient): AheadCall[] =>
  queryClient
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey, options }) => {
      const { path, input } = readCallKey(queryKey);
      const call = calls.get(path);
      const { enabled } = options as { readonly enabled?: unknown };
      return call && isForVisitors(call) && enabled !== false ? [aheadOf(call, input ?? {})] : [];
    });

/**
 * Everything of a brand's site that is rendered while building, on one surface and in one language: what a built page
 * shows until the site has started.
 */
export const prerenderSite = async (
  { brand, features, backend = brand.backend }: SiteOptions,
  surface: Surface,
  locale: SiteLocale,
): Promise<RenderedSite> => {
  const storage = createMemoryStorage();
  const base = basenameOf(surface);
  const catalogue = createCatalogue(brand, locale, features);
  const owners = [{ id: "uiKit", messages: uiKitMessages }, siteWords, featureKitWords, ...features];
  await Promise.all([ensureTemporal(), ...owners.map(async (owner) => catalogue.load(owner))]);
  const client = createClient({ origin: NOWHERE, site: brand.siteCode, locale, storage, tabChannel: false });
  const shared = { brand, catalogue, client, surface, locale, preferences: createPreferences(storage) };
  const draw = async (path: string, all: readonly Feature[], present?: PresentPage): Promise<Drawn> => {
    const queryClient = createQueryClient();
    const { prelude } = await prerender(
      <SiteApp
        {...{ ...shared, features: all, present }}
        pageViews={createPageViews(Date.now)}
        queryClient={queryClient}
        ends={createSessionEnds()}
        reload={() => undefined}
        router={(children) => (
          <StaticRouter basename={base} location={`${base}${path}`}>
            {children}
          </StaticRouter>
        )}
      />,
      { progressiveChunkSize: Number.POSITIVE_INFINITY },
    );
    return { markup: await new Response(prelude).text(), calls: askedBy(queryClient) };
  };
  const all = features.flatMap((feature) => feature.pages.map((page) => ({ feature, page })));
  const pathsOf = (layout: PageLayout): string[] =>
    all.flatMap(({ page }) => (page.layout === layout ? [page.path] : []));
  const pages: RenderedPage[] = [];
  for (const { feature, page } of all.filter(({ page: { isRendered } }) => isRendered)) {
    const { Page } = await page.load();
    const drawn = await draw(page.path, features, { entry: page, Page });
    pages.push({ path: page.path, owner: feature.id, load: page.load.toString(), ...drawn });
  }
  const shells: RenderedShell[] = [];
  for (const layout of FRAMES) {
    shells.push({ layout, paths: pathsOf(layout), ...(await draw(SHELL, [...features, shellOf(layout)])) });
  }
  const others = all.flatMap(({ page: { path, guard, load, isRendered } }) =>
    isRendered ? [] : [{ path, load: load.toString(), isForMembers: guard === "member" }],
  );
  return { pages, shells, others, frameless: pathsOf("play"), ahead: sendingOf(brand, backend) };
};
