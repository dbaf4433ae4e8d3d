import { type Feature, matchPath, type PageEntry } from "@baize/feature-kit";

export interface PlacedPage {
  readonly feature: Feature;
  readonly page: PageEntry;
}

/**
 * The page at a path, with its feature.
 *
 * @param path without the surface's base
 */
export const pageAt = (features: readonly Feature[], path: string): PlacedPage | undefined =>
  features
    .flatMap((feature) => feature.pages.map((page) => ({ feature, page })))
    .find(({ page }) => matchPath(page.path, path) !== null);

/** The pattern of the page at a path, such as `/help/:id`; `/404` where there is none. */
export const routePattern = (features: readonly Feature[], path: string): string =>
  pageAt(features, path)?.page.path ?? "/404";

/** Whether a path has a page. Navigation shows only what is mounted. */
export const isMounted = (features: readonly Feature[], path: string): boolean => pageAt(features, path) !== undefined;
