import { type Feature, matchPath } from "@baize/ui-kit";

/** The pattern of the page at a path, such as `/help/:id`; `/404` where there is none. */
export const routePattern = (features: readonly Feature[], path: string): string =>
  features.flatMap(({ pages }) => pages).find((page) => matchPath(page.path, path))?.path ?? "/404";

/** Whether a path has a page. Navigation shows only what is mounted. */
export const isMounted = (features: readonly Feature[], path: string): boolean => routePattern(features, path) !== "/404";
