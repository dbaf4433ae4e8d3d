import type { Client } from "@baize/api-client";
import { BrowserRouter, FeatureProvider } from "@baize/feature-kit";
import type { Surface } from "@baize/domain";
import type { Clock, Locale } from "@baize/ui-kit";
import type { QueryClient } from "@tanstack/react-query";
import { type ReactElement, type ReactNode, useEffect, useMemo, useSyncExternalStore } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { SessionEndWatch } from "./session/session-end.tsx";
import { SessionTasks } from "./session/session-tasks.tsx";
import { StatisticsTask } from "./session/statistics-task.tsx";
import { BrokenPage } from "./shell/broken-page.tsx";
import { mountPages, type PresentPage, SiteRoutes } from "./shell/router.tsx";
import { UpdateOffer, type WatchUpdates } from "./shell/update-offer.ts";
import { siteParts, type SiteParts } from "./site-context.ts";
import { AppearanceState } from "./start/appearance.ts";
import { answerEarlyInput } from "./start/early-input.ts";
import { answerEarlyPress } from "./start/early-press.ts";
import { basenameOf } from "./start/surface.ts";

export interface SiteAppProps extends SiteParts {
  readonly client: Client;
  readonly queryClient: QueryClient;
  /** The server's time; default the device's. */
  readonly clock?: Clock | undefined;
  readonly surface: Surface;
  readonly locale: Locale;
  /** The page that is rendered already; it is hydrated whole, before anything is known of the visitor. */
  readonly present?: PresentPage | undefined;
  readonly watchUpdates?: WatchUpdates | undefined;
  /** The router around the pages; default the browser's own. */
  readonly router?: (children: ReactNode) => ReactElement;
}

/** The running site: providers, tasks beside the pages, routes. */
export const SiteApp = ({
  client,
  queryClient,
  clock,
  surface,
  locale,
  present,
  watchUpdates,
  router,
  ...parts
}: SiteAppProps): ReactElement => {
  const { brand, features, catalogue, ends } = parts;
  const messages = useSyncExternalStore(catalogue.subscribe, catalogue.get, catalogue.get);
  const pages = useMemo(() => mountPages(features, catalogue, present), [features, catalogue, present]);
  useEffect(() => {
    answerEarlyInput(document.documentElement);
    // Once React is at rest: then a press takes over a part that waits for that.
    queueMicrotask(() => answerEarlyPress(document.documentElement));
  }, []);
  const around =
    router ?? ((children: ReactNode) => <BrowserRouter basename={basenameOf(surface)}>{children}</BrowserRouter>);
  return (
    <siteParts.Provider value={parts}>
      <FeatureProvider
        {...{ client, queryClient, features, brand, locale, messages, surface, clock, report: client.report }}
      >
        <AppearanceState />
        {around(
          <>
            <SessionTasks />
            <StatisticsTask />
            <SessionEndWatch ends={ends} />
            <UpdateOffer watch={watchUpdates} />
            <ErrorBoundary FallbackComponent={BrokenPage}>
              <SiteRoutes pages={pages} />
            </ErrorBoundary>
          </>,
        )}
      </FeatureProvider>
    </siteParts.Provider>
  );
};
