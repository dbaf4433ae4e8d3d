/** How many versions before the present one keep their files, so that tabs opened under them can still load parts. */
const KEPT_BEFORE = 2;
const PREFIX = "baize-files-";

/** Name of a version's cache. */
export const cacheOf = (version: string): string => PREFIX + version;

/**
 * Caches of ours that the present version no longer needs.
 *
 * @param names every cache of the origin, oldest first, as the browser lists them
 */
export const outdatedCaches = (names: readonly string[], version: string): string[] =>
  names.filter((name) => name.startsWith(PREFIX) && name !== cacheOf(version)).slice(0, -KEPT_BEFORE);
