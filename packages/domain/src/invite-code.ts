const INVITE_CODE = /^[A-Za-z0-9_-]{1,32}$/;
const LONGEST_STORED = 1_000;

/** Whether a text is an invitation code. `null` and `undefined` as words are leftovers of storage, not codes. */
export function isInviteCode(text: string): boolean {
  return INVITE_CODE.test(text) && text !== "null" && text !== "undefined";
}

/**
 * Reads a stored invitation code, a plain string or JSON of an object with `i_code`
 * (docs/specification.md §3.6). Anything else, however hostile, is `null`.
 */
export function readInviteCode(stored: string): string | null {
  const text = stored.trim();
  if (isInviteCode(text)) return text;
  if (text.length > LONGEST_STORED) return null;
  const code = fromJson(text);
  return code !== null && isInviteCode(code) ? code : null;
}

/** The invitation code in a query string such as `?i_code=abc`; `null` when absent or malformed. */
export function inviteCodeFromQuery(search: string): string | null {
  const code = new URLSearchParams(search).get("i_code")?.trim() ?? "";
  return isInviteCode(code) ? code : null;
}

function fromJson(text: string): string | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof value === "object" && value !== null && Object.hasOwn(value, "i_code"))
    value = Reflect.get(value, "i_code");
  if (typeof value === "number" && Number.isSafeInteger(value)) return String(value);
  return typeof value === "string" ? value.trim() : null;
}
