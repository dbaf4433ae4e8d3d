import { MOBILE_BASE, mobileTarget } from "@baize/domain";

/**
 * Addresses of documents that can be shown for a path, the best first: the page's own, then that of no page in
 * particular, both on the surface to which the site moves this device.
 */
export const documentAddresses = (path: string, isMobile: boolean): string[] => {
  const place = (mobileTarget(path, "", "", isMobile) ?? path).replace(/\/+$/, "");
  return [place, place.startsWith(`${MOBILE_BASE}/`) ? `${MOBILE_BASE}/shell` : "/shell"];
};
