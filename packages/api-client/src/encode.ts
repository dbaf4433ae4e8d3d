/** Deepest nesting of form fields. */
const MAX_DEPTH = 3;

/**
 * Fields of a query or a form.
 *
 * Flattening: null and undefined are left out; booleans are `1` and `0`; dates are ISO 8601 in UTC; an
 * array repeats its key, an array of objects counts `key[0][field]`; an object nests as `key[field]`, up
 * to three levels. `URLSearchParams` pass through untouched.
 *
 * @throws TypeError for what has no text form: NaN, infinities, functions, symbols, files, deeper nesting
 */
export function encodeFields(input: unknown): URLSearchParams {
  if (input instanceof URLSearchParams) return input;
  const fields = new URLSearchParams();
  for (const [key, value] of entriesOf(input)) {
    walk(key, value, 1, (name, text) => {
      if (text instanceof Blob)
        throw new TypeError(`Field "${name}" is a file. Files travel by a multipart call only.`);
      fields.append(name, text);
    });
  }
  return fields;
}

/** The same as {@link encodeFields} for multipart, where files are allowed. The boundary is left to the browser. */
export function encodeMultipart(input: unknown): FormData {
  if (input instanceof FormData) return input;
  const fields = new FormData();
  for (const [key, value] of entriesOf(input)) walk(key, value, 1, (name, part) => fields.append(name, part));
  return fields;
}

function entriesOf(input: unknown): [string, unknown][] {
  if (typeof input !== "object" || input === null) throw new TypeError("The input of a call is an object of fields.");
  return Object.entries(input);
}

function walk(key: string, value: unknown, depth: number, append: (key: string, value: string | Blob) => void): void {
  if (value === null || value === undefined) return;
  if (value instanceof Blob) return append(key, value);
  if (!isNested(value)) return append(key, textOf(key, value));
  if (depth >= MAX_DEPTH) throw new TypeError(`Field "${key}" is nested deeper than ${MAX_DEPTH} levels.`);
  if (Array.isArray(value)) {
    value.forEach((item: unknown, index) => walk(isNested(item) ? `${key}[${index}]` : key, item, depth + 1, append));
    return;
  }
  for (const [name, item] of Object.entries(value)) walk(`${key}[${name}]`, item, depth + 1, append);
}

function isNested(value: unknown): value is object {
  return typeof value === "object" && value !== null && !(value instanceof Date) && !(value instanceof Blob);
}

function textOf(key: string, value: unknown): string {
  if (typeof value === "string") return value;
  if (typeof value === "boolean") return value ? "1" : "0";
  if (typeof value === "bigint" || (typeof value === "number" && Number.isFinite(value))) return String(value);
  if (value instanceof Date) return value.toISOString();
  throw new TypeError(`Field "${key}" has no text form. Pass text, a finite number, a boolean or a date.`);
}
