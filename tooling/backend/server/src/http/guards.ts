import { type AnyCall, HEADER_NAMES } from "@baize/api-client/contract";
import type { Tenant } from "../tenant.ts";
import type { Xsrf } from "./xsrf.ts";

/** The header for which a request is refused; null when it may be served. */
export type GuardFinding = string | null;

const hostOf = (origin: string): string | null => (URL.canParse(origin) ? new URL(origin).host : null);

/** Another site's page must not make this brand's browsers act; browsers say where a request comes from. */
const crossSite = (headers: Headers): GuardFinding => {
  const site = headers.get("sec-fetch-site");
  if (site !== null && site !== "same-origin" && site !== "same-site") return "sec-fetch-site";
  const origin = headers.get("origin");
  return origin !== null && hostOf(origin) !== headers.get("host") ? "origin" : null;
};

/** A GET that moves money is sent by script alone: no link, image, prefetch or preview. */
const byScript = (headers: Headers): GuardFinding => {
  const mode = headers.get("sec-fetch-mode");
  if (mode !== null && mode !== "cors" && mode !== "same-origin") return "sec-fetch-mode";
  return ["purpose", "sec-purpose", "x-moz"].find((name) => headers.get(name)?.includes("prefetch")) ?? null;
};

/** The site code comes from the client; it must be the one of this port's brand, or absent. */
const otherBrand = (headers: Headers, tenant: Tenant): GuardFinding => {
  const site = headers.get(HEADER_NAMES.site);
  return site !== null && site !== tenant.siteCode ? HEADER_NAMES.site : null;
};

/** Everything that a request's headers decide before its session and its body are read. */
export const guardRequest = (request: Request, call: AnyCall, tenant: Tenant, xsrf: Xsrf): GuardFinding => {
  const { headers } = request;
  const brand = otherBrand(headers, tenant);
  if (brand !== null || (call.effect === "read" && call.method === "GET")) return brand;
  const finding = crossSite(headers) ?? (call.method === "GET" ? byScript(headers) : null);
  return finding ?? (xsrf.isProven(request) ? null : HEADER_NAMES.xsrf);
};
