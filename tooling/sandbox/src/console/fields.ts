import type { Context } from "hono";
import type { HttpEnv } from "../http/serve-call.ts";

const LARGEST = 20_000;

/** Text fields of a form or of a JSON object; null when the body is neither. */
export const readFields = async (c: Context<HttpEnv>): Promise<Record<string, string> | null> => {
  if (Number(c.req.header("content-length") ?? 0) > LARGEST) return null;
  const text = (await c.req.text()).slice(0, LARGEST);
  if (!c.req.header("content-type")?.includes("json")) return Object.fromEntries(new URLSearchParams(text));
  try {
    const value: unknown = text === "" ? {} : JSON.parse(text);
    if (typeof value !== "object" || value === null) return null;
    return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, field === null ? "" : String(field)]));
  } catch {
    return null;
  }
};
