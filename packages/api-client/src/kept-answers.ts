type Fetch = typeof globalThis.fetch;

/** In the browser's Cache Storage, which pages have in secure contexts alone. */
const STORE = "baize-answers";

/**
 * What an answer that may be kept depends on beside its address. Null to another origin, which may refuse the request
 * for a header that it does not expect.
 */
export const keptVariant = (url: URL, language: string, site: string | null): string | null =>
  url.origin === globalThis.location?.origin ? `${language} ${site ?? ""}` : null;

/** Never rejects; null where the browser keeps nothing, or denies it to this page. */
async function openStore(): Promise<Cache | null> {
  try {
    return (await globalThis.caches?.open(STORE)) ?? null;
  } catch {
    return null;
  }
}

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
    const store = await openStore();
    const key = new URL(request.url);
    key.searchParams.append("variant", variant);
    const kept = await store?.match(key).catch(() => undefined);
    const tag = kept?.headers.get("etag") ?? null;
    if (tag !== null) request.headers.set("if-none-match", tag);
    const answer = await send(request);
    const headers = new Headers(answer.headers);
    if (answer.status === 304 && kept) {
      headers.set("content-type", kept.headers.get("content-type") ?? "");
      return new Response(kept.body, { headers });
    }
    const [newTag, type] = [headers.get("etag"), headers.get("content-type") ?? ""];
    if (answer.status === 200 && newTag !== null) {
      const copy = new Response(answer.clone().body, { headers: { etag: newTag, "content-type": type } });
      // One that breaks off, or for which there is no room, is not kept.
      store?.put(key, copy).catch(() => undefined);
    }
    return answer;
  };
