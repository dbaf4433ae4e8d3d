import { ownPagePolicy } from "../http/content-policy.ts";
import { CALL_HEADERS, PAGE_HEADERS } from "../http/security-headers.ts";

export const json = (body: unknown, status = 200, extra: Readonly<Record<string, string>> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers: { ...CALL_HEADERS, ...extra } });

export const showPage = (body: string, status = 200, extra: Readonly<Record<string, string>> = {}): Response => {
  const type = { "Content-Type": "text/html; charset=UTF-8", "Cache-Control": "no-store" };
  return new Response(body, {
    status,
    headers: { ...PAGE_HEADERS, ...type, "Content-Security-Policy": ownPagePolicy(body), ...extra },
  });
};
