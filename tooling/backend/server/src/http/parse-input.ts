import type { AnyCall } from "@baize/api-client/contract";
import { type MultipartLimits, readMultipart } from "@baize/safeguards";
import type { ObjectSchema, ObjectEntries } from "valibot";

/** Raw fields of a request, text by name; no prototype, so that no name is special. */
export type Fields = Record<string, string | Blob>;
/** `status` is the HTTP status: 400 unreadable, 413 too large, 415 another type. */
export type Parsed =
  | { readonly ok: true; readonly fields: Fields }
  | { readonly ok: false; readonly status: 400 | 413 | 415; readonly field: string };

export const FORM_BYTES = 100_000;
export const UPLOAD_BYTES = 5_000_000;
const FORM = "application/x-www-form-urlencoded";
const MULTIPART = "multipart/form-data";
const MULTIPART_LIMITS: MultipartLimits = { bytes: UPLOAD_BYTES + 4_096, parts: 8, fieldBytes: 1_024 };

/** What is refused as a whole. */
const PARTS: ReadonlySet<string> = new Set(["body", "content-type", "encoding", "file", "query"]);

const unreadable = (field: string, status: 400 | 413 | 415 = 400): Parsed => ({ ok: false, status, field });

/** The fields that a call names; its input is always an object schema. */
const entriesOf = (call: AnyCall): ObjectEntries => (call.input as ObjectSchema<ObjectEntries, undefined>).entries;

/** Control characters other than tab and line breaks belong in no field; NUL breaks PostgreSQL. */
const hasControls = (text: string): boolean => /[^\P{Control}\t\n\r]/u.test(text);

/** What a refused field is called in the log: never by a name that a client made up. */
export const loggedField = (call: AnyCall, field: string): string =>
  Object.hasOwn(entriesOf(call), field) || PARTS.has(field) ? field : "unknown_field";

const collect = (pairs: Iterable<readonly [string, string | Blob]>, known: ObjectEntries): Parsed => {
  const fields = Object.create(null) as Fields;
  for (const [name, value] of pairs) {
    if (!Object.hasOwn(known, name) || Object.hasOwn(fields, name)) return unreadable(name.slice(0, 64));
    if (typeof value === "string" && hasControls(value)) return unreadable(name);
    fields[name] = value;
  }
  return { ok: true, fields };
};

/** Form text or query text. Broken percent signs and bytes that are not UTF-8 are refused, not repaired. */
const parseText = (text: string, known: ObjectEntries): Parsed => {
  if (text === "") return { ok: true, fields: Object.create(null) as Fields };
  try {
    decodeURIComponent(text);
  } catch {
    return unreadable("encoding");
  }
  return collect(new URLSearchParams(text), known);
};

/** The type without parameters, and its charset, both lower-case. */
const contentType = (header: string | null): { readonly type: string; readonly charset: string } => {
  const [type = "", ...parameters] = (header ?? "").toLowerCase().split(";");
  const charset = parameters.map((parameter) => parameter.trim()).find((parameter) => parameter.startsWith("charset="));
  return { type: type.trim(), charset: charset?.slice(8).replaceAll('"', "") ?? "utf-8" };
};

/** At most `limit` bytes of the body; null when there are more. */
const readBytes = async (request: Request, limit: number): Promise<Uint8Array<ArrayBuffer> | null> => {
  if (Number(request.headers.get("content-length") ?? 0) > limit) return null;
  if (!request.body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > limit) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

const parseForm = async (request: Request, known: ObjectEntries): Promise<Parsed> => {
  const { type, charset } = contentType(request.headers.get("content-type"));
  const bytes = await readBytes(request, FORM_BYTES);
  if (bytes === null) return unreadable("body", 413);
  if (bytes.length === 0) return parseText("", known);
  if (type !== FORM || charset !== "utf-8") return unreadable("content-type", 415);
  try {
    return parseText(utf8.decode(bytes), known);
  } catch {
    return unreadable("encoding");
  }
};

const parseMultipart = async (request: Request, known: ObjectEntries): Promise<Parsed> => {
  if (contentType(request.headers.get("content-type")).type !== MULTIPART) return unreadable("content-type", 415);
  const reading = await readMultipart(request, MULTIPART_LIMITS);
  return reading.ok
    ? collect(reading.parts, known)
    : unreadable(reading.status === 413 ? "file" : "body", reading.status);
};

/**
 * The one reader of requests (query, form or multipart, as the call says): only fields that the call names, each at
 * most once, in UTF-8, within the caps. Never throws for what a client sent.
 */
export const parseInput = async (request: Request, search: string, call: AnyCall): Promise<Parsed> => {
  const known = entriesOf(call);
  if (call.encoding === "query") return parseText(search.replace(/^\?/, ""), known);
  if (search.length > 1) return unreadable("query");
  try {
    return call.encoding === "form" ? await parseForm(request, known) : await parseMultipart(request, known);
  } catch {
    return unreadable("body");
  }
};
