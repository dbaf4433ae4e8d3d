import { readStrictJson } from "@baize/provider";
import type { Hono } from "hono";
import type { Services } from "../services.ts";
import type { TenantContext } from "../tenant.ts";
import { addressKey, socketAddress } from "./address.ts";
import { BARE_HEADERS } from "./security-headers.ts";
import type { HttpEnv } from "./serve-call.ts";

const LARGEST = 10_000;
const FIELDS = ["effective-directive", "effectiveDirective", "blocked-uri", "blockedURL"];

/** The parts of a report worth a line in the log: no page address, no sample. */
const summarise = (value: unknown, depth = 0): Record<string, string> => {
  if (typeof value !== "object" || value === null || depth > 3) return {};
  const found: Record<string, string> = {};
  for (const [key, child] of Object.entries(value)) {
    if (typeof child === "object") Object.assign(found, summarise(child, depth + 1));
    else if (FIELDS.includes(key) && typeof child === "string")
      found[key] = child.replace(/[?#].*$/s, "").slice(0, 120);
  }
  return found;
};

/** Takes browsers' reports of what a content policy stopped. */
export const serveReports = (app: Hono<HttpEnv>, { logger, limits, clock }: Services, tenant: TenantContext): void => {
  app.post("/reports/csp", async (c) => {
    const isFree = (await limits.take("request/report", addressKey(socketAddress(c)), clock())) === 0;
    const report = isFree ? await readStrictJson(c.req.raw, LARGEST) : null;
    if (report?.ok) logger.warn({ event: "csp_report", brand: tenant.code, ...summarise(report.value) });
    return new Response(null, { status: 204, headers: BARE_HEADERS });
  });
};
