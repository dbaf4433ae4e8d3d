import { paths } from "@baize/domain";
import { type Feature, Navigate, type PageEntry, type PageLayout, Route, Routes } from "@baize/ui-kit";
import { type ComponentType, lazy, type LazyExoticComponent, type ReactElement, Suspense } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { useSiteParts } from "../site-context.ts";
import { BrokenPage } from "./broken-page.tsx";
import { Guard } from "./guard.tsx";
import { MainLayout } from "./main-layout.tsx";
import { MemberLayout } from "./member-layout.tsx";
import { NotFoundPage } from "./not-found-page.tsx";
import { PageSkeleton } from "./page-skeleton.tsx";
import { PageTitle } from "./page-title.tsx";
import { PlainLayout } from "./plain-layout.tsx";
import { PlayLayout } from "./play-layout.tsx";

export interface MountedPage extends PageEntry {
  readonly Page: LazyExoticComponent<ComponentType>;
}

/** Every page of every feature, each arriving together with its owner's words. */
export const mountPages = (features: readonly Feature[], loadWords: (owner: Feature) => Promise<void>): MountedPage[] =>
  features.flatMap((feature) =>
    feature.pages.map((entry) => ({
      ...entry,
      Page: lazy(async () => {
        const [{ Page }] = await Promise.all([entry.load(), loadWords(feature)]);
        const Titled = (): ReactElement => (
          <>
            <PageTitle owner={feature.id} title={entry.title} />
            <Page />
          </>
        );
        return { default: Titled };
      }),
    })),
  );

const layouts: Record<PageLayout, ComponentType> = { main: MainLayout, member: MemberLayout, plain: PlainLayout, play: PlayLayout };

const Framed = ({ access, onwards, Page }: MountedPage): ReactElement => (
  <ErrorBoundary FallbackComponent={BrokenPage}>
    <Guard access={access} {...(onwards !== undefined && { onwards })}>
      <Suspense fallback={<PageSkeleton />}>
        <Page />
      </Suspense>
    </Guard>
  </ErrorBoundary>
);

/** All routes: the root goes home, each page stands in its layout, anything else is not found. */
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

