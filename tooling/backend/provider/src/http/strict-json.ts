/** Deepest nesting of objects and lists. */
const DEPTH = 16;

export type JsonFault =
  /** More bytes than allowed. */
  | "too_large"
  /** Not UTF-8, not JSON, nested too deep, a repeated name in an object, or the name `__proto__`. */
  | "invalid"
  /** The client disconnected before the end of the body. */
  | "aborted";
export type JsonReading =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly fault: JsonFault };

const endOfString = (text: string, start: number): number => {
  let at = start + 1;
  while (text[at] !== '"') at += text[at] === "\\" ? 2 : 1;
  return at;
};

/** Whether a valid JSON text is within the depth and has no repeated name in an object and no `__proto__`. */
const isUnambiguous = (text: string): boolean => {
  /** Names of the objects that are open; null for a list. */
  const open: (Set<string> | null)[] = [];
  let isName = false;
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at];
    if (char === "{" || char === "[") {
      open.push(char === "{" ? new Set() : null);
      if (open.length > DEPTH) return false;
      isName = char === "{";
    } else if (char === "}" || char === "]") {
      open.pop();
    } else if (char === ",") {
      isName = open.at(-1) != null;
    } else if (char === '"') {
      const end = endOfString(text, at);
      const names = open.at(-1);
      if (isName && names != null) {
        const name = JSON.parse(text.slice(at, end + 1)) as string;
        if (name === "__proto__" || names.has(name)) return false;
        names.add(name);
        isName = false;
      }
      at = end;
    }
  }
  return true;
};

/** As JSON.parse, but throws SyntaxError for ambiguous texts too: repeated names, `__proto__`, too deep nesting. */
export const parseStrictJson = (text: string): unknown => {
  const value: unknown = JSON.parse(text);
  if (!isUnambiguous(text))
    throw new SyntaxError("JSON with a repeated name, the name __proto__ or too deep a nesting.");
  return value;
};

const readBytes = async (request: Request, maxBytes: number): Promise<Uint8Array | "too_large"> => {
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) return "too_large";
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  for (;;) {
    const part = await reader?.read();
    if (part?.value === undefined) return Buffer.concat(parts, size);
    size += part.value.byteLength;
    if (size > maxBytes) {
      await reader?.cancel().catch(() => undefined);
      return "too_large";
    }
    parts.push(part.value);
  }
};

/** Reads a body of at most `maxBytes` as unambiguous JSON, in UTF-8 whatever its content type. Never throws. */
export const readStrictJson = async (request: Request, maxBytes: number): Promise<JsonReading> => {
  let bytes: Uint8Array | "too_large";
  try {
    bytes = await readBytes(request, maxBytes);
  } catch {
    return { ok: false, fault: "aborted" };
  }
  if (bytes === "too_large") return { ok: false, fault: "too_large" };
  try {
    const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
    return { ok: true, value: parseStrictJson(text) };
  } catch {
    return { ok: false, fault: "invalid" };
  }
};
