import { createLiveCatalogue } from "./catalogue.ts";
import type { Catalogue } from "./types.ts";

/**
 * A catalogue by itself, every platform open: for measuring. With `games`, at least so many, made with seeded titles
 * beyond the ordinary ones. Throws RangeError for more than the words make (about 25,000).
 */
export const createCatalogue = ({ games }: { readonly games?: number | undefined } = {}): Catalogue =>
  createLiveCatalogue({ closingOf: () => null, isClosed: () => false, games });
