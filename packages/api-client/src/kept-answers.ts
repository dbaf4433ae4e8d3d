type Fetch = typeof globalThis.fetch;

/** In the browser's Cache Storage. */
const STORE = "baize-answers";

/**
 * What an answer that may be kept depends on beside its address. Null to another origin, which may refuse the request
 * for a header that it does not expect.
 */
export const keptVariant = (url: URL, language: string, site: string | null): string | null =>
  url.origin === globalThis.location?.origin ? `${language} ${site ?? ""}` : null;

interface Kept {
  readonly tag: string;
  readonly type: string;
  readonly body: ArrayBuffer;
}

/** A store that takes longer to answer is done without, in milliseconds. A slow page that starts takes a second. */
const LONGEST_LOOK_MS = 3_000;

const keyOf = (url: URL | string, variant: string): URL => {
  const key = new URL(url);
  key.searchParams.append("variant", variant);
  return key;
};

const findKept = async (store: CacheStorage, key: URL): Promise<Kept | null> => {
  const found = await (await store.open(STORE)).match(key);
  const tag = found?.headers.get("etag") ?? null;
  if (!found || tag === null) return null;
  return { tag, type: found.headers.get("content-type") ?? "", body: await found.arrayBuffer() };
};

/**
 * What is kept of an answer, whole; null where nothing is, or where it cannot be read or not in time. Never rejects.
 *
 * @param variant of `keptVariant`
 */
export const readKept = async (url: URL | string, variant: string): Promise<Kept | null> => {
  // Only pages in secure contexts have it.
  const store = globalThis.caches as CacheStorage | undefined;
  if (!store) return null;
  return Promise.race([
    findKept(store, keyOf(url, variant)).catch(() => null),
    new Promise<null>((resolve) => setTimeout(() => resolve(null), LONGEST_LOOK_MS)),
  ]);
};

/** Keeps an answer's body. One that breaks off, or for which there is no room, is not kept. Never rejects. */
const keep = async (key: URL, tag: string, answer: Response): Promise<void> => {
  const headers = { etag: tag, "content-type": answer.headers.get("content-type") ?? "" };
  try {
    await (await globalThis.caches.open(STORE)).put(key, new Response(answer.body, { headers }));
  } catch {
    // It is asked for whole again.
  }
};

/**
 * Gives a `fetch` for reads that are the same for everybody. It keeps answers that have an ETag, asks for them by it
 * from then on, and gives what it has kept where the server says that this still holds (RFC 9110 §15.4.5), with the
 * headers of the present answer. Headers of answers are not kept: they may carry a session.
 *
 * @param variant of `keptVariant`
 */
export const keptFetch =
  (variant: string, send: Fetch): Fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    const kept = await readKept(request.url, variant);
    if (kept) request.headers.set("if-none-match", kept.tag);
    const answer = await send(request);
    const headers = new Headers(answer.headers);
    if (answer.status === 304 && kept) {
      headers.set("content-type", kept.type);
      return new Response(kept.body, { headers });
    }
    const tag = headers.get("etag");
    if (answer.status === 200 && tag !== null) void keep(keyOf(request.url, variant), tag, answer.clone());
    return answer;
  };
