import { paths } from "@baize/domain";
import {
  type Feature,
  featureKitWords,
  Navigate,
  type PageEntry,
  type PageLayout,
  Route,
  Routes,
} from "@baize/feature-kit";
import { type Code, createCode, useCode } from "@baize/ui-kit";
import { type ComponentType, type ReactElement, Suspense } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { useSiteParts } from "../site-context.ts";
import type { Catalogue } from "../start/catalogue.ts";
import { BrokenPage } from "./broken-page.tsx";
import { Guard } from "./guard.tsx";
import { MainLayout } from "./main-layout.tsx";
import { MemberLayout } from "./member-layout.tsx";
import { NotFoundPage } from "./not-found-page.tsx";
import { PageSkeleton } from "./page-skeleton.tsx";
import { PageTitle } from "./page-title.tsx";
import { PlainLayout } from "./plain-layout.tsx";
import { PlayLayout } from "./play-layout.tsx";

/** A page that is loaded already, with its owner's words. */
export interface PresentPage {
  readonly entry: PageEntry;
  readonly Page: ComponentType;
}

export interface MountedPage extends PageEntry {
  readonly Page: ComponentType;
  /** Drawn at once, without a skeleton. */
  readonly isPresent: boolean;
  /** Asks for the page anew when it is next drawn, after it could not be had. */
  readonly renew: () => void;
}

const titled = (owner: Feature, { title }: PageEntry, Page: ComponentType): ComponentType => {
  const Titled = (): ReactElement => (
    <>
      <PageTitle owner={owner.id} title={title} />
      <Page />
    </>
  );
  return Titled;
};

/** Every page of every feature, each arriving together with its owner's words, but for the one that is present. */
export const mountPages = (
  features: readonly Feature[],
  { load, loadFor }: Pick<Catalogue, "load" | "loadFor">,
  present?: PresentPage,
): MountedPage[] =>
  features.flatMap((feature) =>
    feature.pages.map((entry) => {
      if (present?.entry === entry)
        return { ...entry, isPresent: true, Page: titled(feature, entry, present.Page), renew: () => undefined };
      const ask = (): Code<ReactElement> =>
        createCode(async () => {
          const [{ Page: Loaded }] = await Promise.all([entry.load(), loadFor(feature, entry), load(featureKitWords)]);
          const Page = titled(feature, entry, Loaded);
          return <Page />;
        });
      let code = ask();
      const Page = (): ReactElement => useCode(code) ?? <PageSkeleton />;
      const renew = (): void => {
        code = ask();
      };
      return { ...entry, isPresent: false, Page, renew };
    }),
  );

const layouts: Record<PageLayout, ComponentType> = {
  main: MainLayout,
  member: MemberLayout,
  plain: PlainLayout,
  play: PlayLayout,
};

const Framed = ({ guard, onwards, isPresent, renew, Page }: MountedPage): ReactElement => (
  <ErrorBoundary FallbackComponent={BrokenPage} onReset={renew}>
    <Guard guard={guard} {...(onwards !== undefined && { onwards })}>
      {isPresent ? (
        <Page />
      ) : (
        <Suspense fallback={<PageSkeleton />}>
          <Page />
        </Suspense>
      )}
    </Guard>
  </ErrorBoundary>
);

/** All routes: the root goes home, each page is in its layout, anything else is not found. */
export const SiteRoutes = ({ pages }: { pages: readonly MountedPage[] }): ReactElement => {
  const { features } = useSiteParts();
  return (
    <Routes>
      <Route path={paths.root} element={<Navigate replace to={paths.home} />} />
      {(Object.keys(layouts) as PageLayout[]).map((layout) => {
        const Layout = layouts[layout];
        return (
          <Route key={layout} element={<Layout />}>
            {pages
              .filter((page) => page.layout === layout)
              .map((page) => (
                <Route key={page.path} path={page.path} element={<Framed key={page.path} {...page} />} />
              ))}
          </Route>
        );
      })}
      <Route element={<MainLayout />}>
        <Route path="*" element={<NotFoundPage features={features} />} />
      </Route>
    </Routes>
  );
};
