import { isAllowedUrl, safeReturnPath } from "@baize/domain";

/** Game pages of the own site lie below. */
const OWN_PAGES = "/play/";

/**
 * Where a launch may lead, as an absolute address: a page of this site below /play/, or an address on a listed
 * origin. Anything else, such as `javascript:`, `//elsewhere` or another page of this site, is null
 * (docs/rules.md R32).
 */
export const launchAddress = (url: string, ownOrigin: string, allow: readonly string[] = []): string | null => {
  const path = url.startsWith(`${ownOrigin}/`) ? url.slice(ownOrigin.length) : url;
  const own = safeReturnPath(path);
  if (own !== null) return own.startsWith(OWN_PAGES) ? `${ownOrigin}${own}` : null;
  if (!isAllowedUrl(url, allow)) return null;
  const { origin, href } = new URL(url);
  return origin === ownOrigin ? null : href;
};
