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
  readonly owner: string;
  readonly Page: LazyExoticComponent<ComponentType>;
}

/** Every page of every feature, each arriving together with its owner's words. */
export const mountPages = (features: readonly Feature[], loadWords: (owner: Feature) => Promise<void>): MountedPage[] =>
  features.flatMap((feature) =>
    feature.pages.map((entry) => ({
      ...entry,
      owner: feature.id,
      Page: lazy(async () => {
        const [{ Page }] = await Promise.all([entry.load(), loadWords(feature)]);
        return { default: Page };
      }),
    })),
  );

const layouts: Record<PageLayout, ComponentType> = { main: MainLayout, member: MemberLayout, plain: PlainLayout, play: PlayLayout };

const Framed = ({ access, owner, title, Page }: MountedPage): ReactElement => (
  <ErrorBoundary FallbackComponent={BrokenPage}>
    <Guard access={access}>
      <Suspense fallback={<PageSkeleton />}>
        <PageTitle owner={owner} title={title} />
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

