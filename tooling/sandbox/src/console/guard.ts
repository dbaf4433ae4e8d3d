import type { HttpBindings } from "@hono/node-server";

const LOOPBACK_ADDRESS = /^(?:127(?:\.\d{1,3}){3}|::1|::ffff:127(?:\.\d{1,3}){3})$/;
const LOOPBACK_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/;
/** A proxy on this machine would make every stranger's socket a local one. */
const FORWARDED = ["forwarded", "x-forwarded-for", "x-real-ip", "via"];

/** Whether a request comes from this machine itself, by its own name, and not from another site's page. */
export const isFromHere = (request: Request, bindings: HttpBindings | undefined): boolean => {
  const { headers } = request;
  const host = headers.get("host") ?? "";
  if (!LOOPBACK_ADDRESS.test(bindings?.incoming.socket.remoteAddress ?? "") || !LOOPBACK_HOST.test(host)) return false;
  if (FORWARDED.some((name) => headers.has(name))) return false;
  const site = headers.get("sec-fetch-site");
  if (site !== null && site !== "same-origin" && site !== "none") return false;
  const origin = headers.get("origin");
  return origin === null || origin === `http://${host}` || origin === `https://${host}`;
};
