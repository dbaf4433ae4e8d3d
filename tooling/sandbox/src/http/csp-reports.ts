import type { Hono } from "hono";
import type { Services } from "../services.ts";
import type { TenantRoom } from "../tenant.ts";
import { PAGE_HEADERS } from "./security-headers.ts";
import type { HttpEnv } from "./serve-call.ts";

const LARGEST = 10_000;
const FIELDS = ["effective-directive", "effectiveDirective", "blocked-uri", "blockedURL"];

/** The parts of a report worth a line in the log: no page address, no sample. */
const summarise = (value: unknown, depth = 0): Record<string, string> => {
  if (typeof value !== "object" || value === null || depth > 3) return {};
  const found: Record<string, string> = {};
  for (const [key, child] of Object.entries(value)) {
    if (typeof child === "object") Object.assign(found, summarise(child, depth + 1));
    else if (FIELDS.includes(key) && typeof child === "string") found[key] = child.replace(/[?#].*$/s, "").slice(0, 120);
  }
  return found;
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** Takes browsers' reports of what a content policy stopped. */
export const serveReports = (app: Hono<HttpEnv>, { logger, limits }: Services, tenant: TenantRoom): void => {
  app.post("/reports/csp", async (c) => {
    const isFree = (await limits.take("report", c.env?.incoming?.socket.remoteAddress ?? "")) === 0;
    const isSmall = Number(c.req.header("content-length") ?? LARGEST + 1) <= LARGEST;
    if (isFree && isSmall) logger.warn({ event: "csp_report", brand: tenant.code, ...summarise(parse(await c.req.text())) });
    return new Response(null, { status: 204, headers: PAGE_HEADERS });
  });
};
