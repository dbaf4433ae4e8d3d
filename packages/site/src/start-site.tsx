import { type Client, type ClientOptions, createClient, createStorage } from "@baize/api-client";
import { createQueryClient } from "@baize/api-client/react";
import { ensureTemporal, isMobileDevice, mobileTarget, paths } from "@baize/domain";
import { createServerClock, type Feature, featureKitWords, holdInstallOffer, whenIdle } from "@baize/feature-kit";
import { uiKitMessages } from "@baize/ui-kit";
import type { ReactElement } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import type { Brand } from "./brand.ts";
import { createSessionEnds } from "./session/session-end.tsx";
import { pageAt, type PlacedPage } from "./shell/route-pattern.ts";
import type { PresentPage } from "./shell/router.tsx";
import type { WatchUpdates } from "./shell/update-offer.ts";
import { SiteApp } from "./site-app.tsx";
import { type Catalogue, createCatalogue } from "./start/catalogue.ts";
import { markWebp } from "./start/mark-webp.ts";
import { createPageViews } from "./start/page-views.ts";
import { createPreferences } from "./start/preferences.ts";
import { surfaceOf, withoutBase } from "./start/surface.ts";
import { applyWholeStyles } from "./start/whole-styles.ts";
import { siteWords } from "./words.ts";

export interface SiteOptions {
  readonly brand: Brand;
  /** Product areas of this site; their order decides nothing. */
  readonly features: readonly Feature[];
  /** The back end that the site is served by; default what the brand's data says, else the reference one. */
  readonly backend?: BackEnd | undefined;
}

/** Where an operator's back end is and how it differs from the contract (docs/guides/operators.md). */
export type BackEnd = Pick<ClientOptions, "origin" | "headerNames" | "paths" | "fetch">;

/**
 * Moves a visitor to the surface of the device before the router starts (docs/specification.md §1.4), without a
 * request.
 */
const moveToSurface = (): void => {
  const { pathname, search, hash } = window.location;
  const target = mobileTarget(pathname, search, hash, isMobileDevice(navigator));
  if (target !== null) window.history.replaceState(window.history.state, "", target);
};

/** What comes before anything is drawn. */
const beginVisit = (): void => {
  moveToSurface();
  holdInstallOffer();
  markWebp(document.documentElement);
};

/** What `root` holds of this visit: its whole page, another look or frame of it, or nothing that may be seen. */
type Held = "page" | "frame" | "nothing";

/** Markup of another visit is removed; see first-paint. A page's look may depend on a query, but for home's. */
const heldIn = (root: HTMLElement): Held => {
  const { dataset } = document.documentElement;
  const isShown = dataset["rendered"] !== undefined && dataset["anew"] === undefined;
  if (!isShown) root.replaceChildren();
  delete dataset["anew"];
  if (!isShown) return "nothing";
  const { page } = dataset;
  return page === paths.home || (page !== undefined && window.location.search === "") ? "page" : "frame";
};

const loadPage = async ({ feature, page }: PlacedPage, catalogue: Catalogue): Promise<PresentPage> => {
  const [{ Page }] = await Promise.all([page.load(), catalogue.loadFor(feature, page)]);
  return { entry: page, Page };
};

/** Asks for the page that is opened and its owner's words at once, beside what the whole site needs. */
const loadFirst = (features: readonly Feature[], catalogue: Catalogue): Promise<PresentPage> | undefined => {
  const first = pageAt(features, withoutBase(window.location.pathname));
  // Visitors are sent to log in instead of to a member's page.
  const isSeen = first?.page.guard !== "member" || document.documentElement.dataset["session"] !== undefined;
  const loading = first && isSeen ? loadPage(first, catalogue) : undefined;
  loading?.catch(() => undefined); // reported where the page is drawn
  return loading;
};

/** A page that comes later than this after all else, in milliseconds, or not at all, is drawn into its frame. */
const LATE_MS = 300;
const soon = async (loading: Promise<PresentPage> | undefined): Promise<PresentPage | undefined> =>
  Promise.race([
    loading?.catch(() => undefined),
    new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), LATE_MS)),
  ]);

/** Starts the service worker, which updates the site and lets it start offline, after all that a visitor waits for. */
const updatesOf =
  (client: Client, reload: () => void): WatchUpdates =>
  (offer) => {
    whenIdle(() => {
      import("./service-worker/start-updates.ts")
        .then(async ({ startUpdates }) => startUpdates({ client, offer, reload }))
        .catch(client.report);
    });
  };

/** Takes over a page that was rendered while building, or draws anew in the place of what stands there. */
const draw = (root: Element, app: ReactElement, isRendered: boolean, report: Client["report"]): Root => {
  if (isRendered) return hydrateRoot(root, app, { onRecoverableError: report });
  const drawn = createRoot(root);
  drawn.render(app);
  return drawn;
};

/**
 * Starts a brand's site in the page's `#root`. Says by `data-started` that it has, which the document's guard waits
 * for.
 *
 * @returns what takes it away again by `unmount`; undefined in a browser that is too old, where nothing starts
 * @throws Error when the page has no `#root`.
 */
export const startSite = async ({
  brand,
  features,
  backend = brand.backend,
}: SiteOptions): Promise<Root | undefined> => {
  const root = document.getElementById("root");
  if (!root) throw new Error('The page has no element with id "root". Generate the app again with: pnpm gen');
  const { dataset } = document.documentElement;
  if ("old" in dataset) return undefined; // the guard has said so
  beginVisit();
  const storage = createStorage();
  const preferences = createPreferences(storage);
  const locale = preferences.locale() ?? brand.locale;
  document.documentElement.lang = locale;
  const ends = createSessionEnds();
  const queryClient = createQueryClient();
  const clock = createServerClock();
  const client = createClient({
    ...backend,
    sessionHandOver: brand.sessionHandOver,
    site: brand.siteCode,
    locale,
    storage,
    tabChannel: brand.code,
    onSessionEnd: ends.emit,
    onAnswer: clock.observe,
  });
  client.invite.remember(window.location.search);
  const catalogue = createCatalogue(brand, locale, features);
  const reload = (): void => window.location.reload();
  const held = heldIn(root);
  const loading = loadFirst(features, catalogue);
  let present: PresentPage | undefined;
  try {
    await Promise.all([
      applyWholeStyles(),
      ensureTemporal(),
      catalogue.load({ id: "uiKit", messages: uiKitMessages }),
      catalogue.load(siteWords),
      catalogue.load(featureKitWords),
    ]);
    if (held === "page") present = await loading;
    else if (held === "frame") present = await soon(loading);
  } catch (error) {
    // The document's guard, which is outside all that may be missing, says so in words.
    window.dispatchEvent(new Event("start-failed"));
    throw error;
  }
  const app = (
    <SiteApp
      {...{ brand, features, catalogue, preferences, client, queryClient, ends, clock, present, locale, reload }}
      pageViews={createPageViews(clock.now)}
      surface={surfaceOf(window.location.pathname)}
      watchUpdates={updatesOf(client, reload)}
    />
  );
  // From here on React handles every press, and itself keeps those that come while it hydrates.
  delete dataset["rendered"];
  dataset["started"] = "";
  return draw(root, app, held === "page", client.report);
};
