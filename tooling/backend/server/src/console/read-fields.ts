import { readStrictJson } from "@baize/provider";
import type { Context } from "hono";
import type { HttpEnv } from "../http/serve-call.ts";

/** Rules of a promotion with their texts in both languages, percent-encoded. */
const LARGEST = 200_000;

const readForm = async (c: Context<HttpEnv>): Promise<Record<string, string> | null> => {
  if (Number(c.req.header("content-length") ?? 0) > LARGEST) return null;
  const pairs = [...new URLSearchParams((await c.req.text()).slice(0, LARGEST))];
  const fields = Object.fromEntries(pairs);
  return Object.keys(fields).length === pairs.length ? fields : null;
};

/**
 * Text fields of a form or of a JSON object, each once, objects within it as their JSON; null when the body is neither.
 */
export const readFields = async (c: Context<HttpEnv>): Promise<Record<string, string> | null> => {
  if (!c.req.header("content-type")?.includes("json")) return readForm(c);
  const { value } = { value: null, ...(await readStrictJson(c.req.raw, LARGEST)) };
  if (typeof value !== "object" || value === null) return null;
  const textOf = (field: unknown): string => {
    if (field === null) return "";
    return typeof field === "string" ? field : JSON.stringify(field);
  };
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, textOf(field)]));
};
