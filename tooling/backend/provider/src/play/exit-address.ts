import { isAllowedUrl, safeReturnPath } from "@baize/domain";

/**
 * Where a game may lead when it is left: a path of the site in its normalised form, or an address on a listed origin.
 * Anything else is the site's root (Safety, rule 22).
 */
export const exitAddress = (url: string | null | undefined, origins: readonly string[]): string =>
  safeReturnPath(url) ?? (typeof url === "string" && isAllowedUrl(url, origins) ? new URL(url).href : "/");
