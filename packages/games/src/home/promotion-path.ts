import { routePatterns, safeReturnPath } from "@baize/domain";
import { matchPath } from "@baize/feature-kit";

/** Where a promotion leads: a page of this site, with its query. Anything else is null, so that a promotion never leads off the site. */
export const promotionPath = (link: string): string | null => {
  const path = safeReturnPath(link);
  const page = path?.split(/[?#]/, 1)[0] ?? "";
  return Object.values(routePatterns).some((pattern) => matchPath(pattern, page) !== null) ? path : null;
};
