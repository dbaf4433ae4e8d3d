/** An answer of status 200 whose body was read when it came. */
export interface EarlyAnswer {
  readonly headers: Headers;
  readonly body: ArrayBuffer;
  /** Reading of `performance.now()` after the answer came, milliseconds. */
  readonly receivedAt: number;
}

/** A request that was sent before the client was there. */
export interface EarlyRequest {
  /** Reading of `performance.now()` before it was sent, milliseconds. */
  readonly sentAt: number;
  /** Null when it failed or has another status than 200. Never rejects. */
  readonly answer: Promise<EarlyAnswer | null>;
}

export interface RequestLine {
  readonly method: string;
  readonly url: URL;
  readonly headers: Headers;
}

/** How every request is sent, early or not. */
export const FETCH_SETTINGS = { cache: "no-store", redirect: "error" } as const satisfies RequestInit;

/** Older answers are not used, in milliseconds. */
const LONGEST_AGE_MS = 15_000;

/** The document's script and the site's modules are built apart, so that what they share is a property of the page. */
interface Page {
  baizeAhead?: Map<string, EarlyRequest>;
}
const page = globalThis as Page;

const keyOf = ({ method, url, headers }: RequestLine): string => JSON.stringify([method, url.href, [...headers]]);

/** Sends a request by `send` and keeps what comes of it for {@link takeEarly}. */
export function sendEarly(line: RequestLine, send: typeof globalThis.fetch): void {
  const { method, url, headers } = line;
  const ask = async (): Promise<EarlyAnswer | null> => {
    try {
      const response = await send(url, { method, headers, ...FETCH_SETTINGS });
      if (response.status !== 200) return null;
      const body = await response.arrayBuffer();
      return { headers: response.headers, body, receivedAt: performance.now() };
    } catch {
      return null;
    }
  };
  page.baizeAhead ??= new Map();
  page.baizeAhead.set(keyOf(line), { sentAt: performance.now(), answer: ask() });
}

/** The early request that is equal in method, address and headers, once; null when there is none or it is old. */
export function takeEarly(line: RequestLine): EarlyRequest | null {
  const key = keyOf(line);
  const found = page.baizeAhead?.get(key);
  page.baizeAhead?.delete(key);
  return found !== undefined && performance.now() - found.sentAt <= LONGEST_AGE_MS ? found : null;
}
