import { routePatterns, safeReturnPath } from "@baize/domain";
import { matchPath } from "@baize/feature-kit";

/** The path of a promotion's page with its query; null for any link that is not a page of this site. */
export const promotionPath = (link: string): string | null => {
  const path = safeReturnPath(link);
  const page = path?.split(/[?#]/, 1)[0] ?? "";
  return Object.values(routePatterns).some((pattern) => matchPath(pattern, page) !== null) ? path : null;
};
