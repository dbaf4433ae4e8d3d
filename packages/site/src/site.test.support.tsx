import { createQueryClient } from "@baize/api-client/react";
import { createFakeClient, type FakeAnswers, type FakeClient, type FakeOptions } from "@baize/api-client/testing";
import { ensureTemporal, type Surface } from "@baize/domain";
import {
  createServerClock,
  type Feature,
  type GuardName,
  MemoryRouter,
  type PageEntry,
  type PageLayout,
  useLocation,
  useNavigate,
} from "@baize/feature-kit";
import { byLocale } from "@baize/feature-kit/testing";
import { type Locale, uiKitMessages } from "@baize/ui-kit";
import { render, screen } from "@testing-library/react";
import { readFileSync } from "node:fs";
import type { ComponentType, ReactElement } from "react";
import { expect } from "vitest";
import { type Brand, readBrand } from "./brand.ts";
import { createSessionEnds } from "./session/session-end.tsx";
import type { WatchUpdates } from "./shell/update-offer.ts";
import { SiteApp } from "./site-app.tsx";
import { createCatalogue } from "./start/catalogue.ts";
import { createPageViews } from "./start/page-views.ts";
import { createPreferences } from "./start/preferences.ts";
import { siteWords } from "./words.ts";

const data = readBrand(JSON.parse(readFileSync("../../brands/10001/brand.json", "utf8")));
/** Brand 10001 without overrides. */
export const brand: Brand = { ...data, messages: byLocale({}) };

const words = async () => ({ messages: { title: "样张" } });

/** Shows its address and a way home. */
const AddressPage = (): ReactElement => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <h1>{`页 ${pathname}`}</h1>
      <output>{pathname + search}</output>
      <button type="button" onClick={() => void navigate("/home")}>
        leave
      </button>
    </>
  );
};

export const samplePage = (
  path: string,
  {
    guard = "anyone",
    layout = "main",
    Page = AddressPage,
    ...more
  }: Partial<PageEntry> & { Page?: ComponentType } = {},
): PageEntry => ({ path, guard, layout, title: "title", load: async () => ({ Page }), ...more });

export const sampleFeature = (id: string, pages: readonly PageEntry[], labels?: Record<string, string>): Feature => ({
  id,
  pages,
  messages: byLocale(words),
  ...(labels && { navigationWords: byLocale(labels) }),
});

const place = (path: string, guard: GuardName, layout: PageLayout = "main"): PageEntry =>
  samplePage(path, { guard, layout });
const basics = sampleFeature("sample", [
  place("/home", "anyone"),
  place("/login", "guest", "plain"),
  place("/user", "member", "member"),
  place("/venues", "member", "play"),
  place("/help/:id", "anyone"),
]);

export interface OpenSiteOptions extends FakeOptions {
  readonly answers?: FakeAnswers;
  /** Beside the sample pages home, login, user, venues and help. */
  readonly features?: readonly Feature[];
  readonly facts?: Partial<Brand>;
  readonly locale?: Locale;
  readonly surface?: Surface;
  readonly watchUpdates?: WatchUpdates;
  readonly reload?: () => void;
}

export interface OpenedSite {
  readonly client: FakeClient;
  readonly pageViews: ReturnType<typeof createPageViews>;
  readonly count: (call: string) => number;
}

/** The whole site on a fake server at a path; a visitor by default. */
export const openSite = async (path: string, options: OpenSiteOptions = {}): Promise<OpenedSite> => {
  const { answers = {}, features: more = [], facts, locale = "zh-CN", surface = "desktop", watchUpdates } = options;
  const { reload = () => undefined, ...fake } = options;
  window.scrollTo = () => undefined;
  const features = [basics, ...more];
  const ends = createSessionEnds();
  const clock = createServerClock();
  const client = createFakeClient(answers, {
    session: "visitor",
    onSessionEnd: ends.emit,
    onAnswer: clock.observe,
    ...fake,
  });
  const catalogue = createCatalogue(brand, locale, features);
  await Promise.all([
    ensureTemporal(),
    catalogue.load({ id: "uiKit", messages: uiKitMessages }),
    catalogue.load(siteWords),
  ]);
  const pageViews = createPageViews(() => 0);
  render(
    <SiteApp
      {...{ catalogue, client, clock, ends, features, locale, pageViews, reload, surface, watchUpdates }}
      brand={{ ...brand, ...facts }}
      preferences={createPreferences(client.storage)}
      queryClient={createQueryClient({ report: () => undefined })}
      router={(children) => <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>}
    />,
  );
  return { client, pageViews, count: (call) => client.requests.filter((request) => request.call === call).length };
};

export const expectAt = async (address: string): Promise<void> => {
  expect(await screen.findByText(address, { selector: "output" })).toBeTruthy();
};
