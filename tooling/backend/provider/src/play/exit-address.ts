import { isAllowedUrl, safeReturnPath } from "@baize/domain";

/**
 * The URL that leaving a game leads to: a normalised path of the site, or a URL on a listed origin. The site's root
 * for anything else (docs/rules.md R32).
 */
export const exitAddress = (url: string | null | undefined, origins: readonly string[]): string =>
  safeReturnPath(url) ?? (typeof url === "string" && isAllowedUrl(url, origins) ? new URL(url).href : "/");
