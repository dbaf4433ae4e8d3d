import { createClient, createMemoryStorage } from "@baize/api-client";
import { createQueryClient } from "@baize/api-client/react";
import { ensureTemporal, paths } from "@baize/domain";
import { StaticRouter } from "@baize/feature-kit";
import type { Surface } from "@baize/domain";
import { uiKitMessages } from "@baize/ui-kit";
import { prerender } from "react-dom/static";
import { createSessionEnds } from "./session/session-end.tsx";
import { pageAt } from "./shell/route-pattern.ts";
import { SiteApp } from "./site-app.tsx";
import { createCatalogue } from "./start/catalogue.ts";
import { createPageViews } from "./start/page-views.ts";
import { createPreferences } from "./start/preferences.ts";
import { basenameOf } from "./start/surface.ts";
import type { SiteOptions } from "./start-site.tsx";
import { siteWords } from "./words.ts";

/* What a document says where the site does not start, by language. */
export { guardWords } from "./catalogues.ts";

/** Rendering has no page whose origin a client could take; nothing is requested. */
const NOWHERE = "https://site.invalid";

/**
 * Home before anything is known of the visitor and nothing has been served: what a built page shows until the site has
 * started, which then hydrates the same markup.
 *
 * @returns markup for the inside of `#root`
 */
export const prerenderHome = async ({ brand, features }: SiteOptions, surface: Surface): Promise<string> => {
  const { locale } = brand;
  const home = pageAt(features, paths.home);
  if (!home) throw new Error(`No feature of ${brand.code} has a page at ${paths.home}. Add games to its site.`);
  const storage = createMemoryStorage();
  const catalogue = createCatalogue(brand, locale, features);
  await Promise.all([
    ensureTemporal(),
    catalogue.load({ id: "uiKit", messages: uiKitMessages }),
    catalogue.load(siteWords),
    catalogue.load(home.feature),
  ]);
  const { Page } = await home.page.load();
  const base = basenameOf(surface);
  const { prelude } = await prerender(
    <SiteApp
      brand={brand}
      features={features}
      catalogue={catalogue}
      preferences={createPreferences(storage)}
      pageViews={createPageViews(Date.now)}
      client={createClient({ origin: NOWHERE, site: brand.siteCode, locale, storage, tabChannel: false })}
      queryClient={createQueryClient()}
      ends={createSessionEnds()}
      present={{ entry: home.page, Page }}
      surface={surface}
      locale={locale}
      reload={() => undefined}
      router={(children) => (
        <StaticRouter basename={base} location={`${base}${paths.home}`}>
          {children}
        </StaticRouter>
      )}
    />,
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return new Response(prelude).text();
};
