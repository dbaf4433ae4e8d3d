import { MOBILE_BASE } from "@baize/domain";
import type { Surface } from "@baize/domain";

/** The surface that an address belongs to. */
export const surfaceOf = (pathname: string): Surface =>
  pathname === MOBILE_BASE || pathname.startsWith(`${MOBILE_BASE}/`) ? "mobile" : "desktop";
/** The router's basename on a surface. */
export const basenameOf = (surface: Surface): string => (surface === "mobile" ? MOBILE_BASE : "");
/** An address without the surface's base. */
export const withoutBase = (pathname: string): string =>
  surfaceOf(pathname) === "mobile" ? pathname.slice(MOBILE_BASE.length) || "/" : pathname;
