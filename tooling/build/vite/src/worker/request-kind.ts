/** What the worker looks at in a request. */
export type RequestFacts = Pick<Request, "method" | "url" | "mode" | "destination" | "headers">;

/** Folder of the files whose names carry a hash of what they hold. */
const VERSIONED = "/assets/";
const isSecret = (name: string): boolean => /token|authorization/i.test(name);

/**
 * What the worker answers: a versioned file, or a page of the site that the window itself opens. Null for all else,
 * which goes to the network as if there were no worker: calls, uploads, games, frames, and whatever carries a token.
 *
 * @param origin the worker's own
 * @param pages first parts of the site's paths, such as `finance`; the root is ""
 */
export const requestKind = (
  { method, url, mode, destination, headers }: RequestFacts,
  origin: string,
  pages: readonly string[],
): "file" | "page" | null => {
  const { origin: from, pathname, searchParams } = new URL(url);
  if (method !== "GET" || from !== origin || [...headers.keys(), ...searchParams.keys()].some(isSecret)) return null;
  if (mode === "navigate")
    return destination === "document" && pages.includes(pathname.split("/", 2)[1] ?? "") ? "page" : null;
  return pathname.startsWith(VERSIONED) ? "file" : null;
};
