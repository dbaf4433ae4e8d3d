import type { IntlError } from "use-intl/core";

import { UNKNOWN } from "../format/unknown.ts";

interface Missing {
  error: IntlError;
  key: string;
  namespace?: string;
}

/**
 * What stands where a text is missing or cannot be filled in: never its key. Each is reported once, however often it
 * is drawn.
 */
export const createMessageFallback = (report: (error: unknown) => void): ((missing: Missing) => string) => {
  const told = new Set<string>();
  return ({ error, key, namespace = "" }) => {
    const path = `${namespace}.${key}`;
    if (!told.has(path)) {
      told.add(path);
      report(new Error(`No text for ${path}.`, { cause: error }));
    }
    return UNKNOWN;
  };
};
