import type { Client } from "@baize/api-client";
import { BrowserRouter, FeatureProvider } from "@baize/feature-kit";
import type { Clock, Locale, Surface } from "@baize/ui-kit";
import type { QueryClient } from "@tanstack/react-query";
import { type ReactElement, type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { SessionEndWatch, type SessionEnds } from "./session/session-end.tsx";
import { SessionLife } from "./session/session-life.tsx";
import { mountPages, type PresentPage, SiteRoutes } from "./shell/router.tsx";
import { siteParts, type SiteParts } from "./site-context.ts";
import { answerEarlyPress } from "./start/early-press.ts";
import { lookContext } from "./start/look.ts";
import { basenameOf } from "./start/surface.ts";

export interface SiteAppProps extends SiteParts {
  readonly client: Client;
  readonly queryClient: QueryClient;
  readonly ends: SessionEnds;
  /** The server's time; default the device's. */
  readonly clock?: Clock | undefined;
  readonly surface: Surface;
  readonly locale: Locale;
  /** The page that is rendered already; it is taken over whole, before anything is known of the visitor. */
  readonly present?: PresentPage | undefined;
  /** Loads the page again; replaced in tests. */
  readonly reload: () => void;
  /** The router around the pages; default the browser's own. */
  readonly router?: (children: ReactNode) => ReactElement;
}

/** The running site: providers, duties beside the pages, routes. */
export const SiteApp = ({
  client,
  queryClient,
  ends,
  clock,
  surface,
  locale,
  present,
  reload,
  router,
  ...parts
}: SiteAppProps): ReactElement => {
  const { brand, features, catalogue, preferences } = parts;
  const messages = useSyncExternalStore(catalogue.subscribe, catalogue.get, catalogue.get);
  const [scheme, setScheme] = useState(preferences.scheme);
  const pages = useMemo(() => mountPages(features, catalogue.load, present), [features, catalogue, present]);
  const look = useMemo(
    () => ({
      scheme,
      setScheme: (next: typeof scheme) => {
        preferences.setScheme(next);
        setScheme(next);
      },
      locale,
      setLocale: (next: Locale) => {
        preferences.setLocale(next);
        reload();
      },
    }),
    [scheme, locale, preferences, reload],
  );
  useEffect(() => answerEarlyPress(document.documentElement), []);
  const around =
    router ?? ((children: ReactNode) => <BrowserRouter basename={basenameOf(surface)}>{children}</BrowserRouter>);
  return (
    <siteParts.Provider value={parts}>
      <lookContext.Provider value={look}>
        <FeatureProvider {...{ client, queryClient, features, brand, locale, messages, surface, scheme, clock }}>
          {around(
            <>
              <SessionLife />
              <SessionEndWatch ends={ends} />
              <SiteRoutes pages={pages} />
            </>,
          )}
        </FeatureProvider>
      </lookContext.Provider>
    </siteParts.Provider>
  );
};
