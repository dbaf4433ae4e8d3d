import { paths } from "./paths.ts";

/** Game-type ids (docs/specification.md §9.4). */
export const CATEGORY_IDS = {
  casino: 2,
  fish: 3,
  slot: 4,
  lottery: 5,
  sports: 6,
  board: 7,
  esports: 8,
} as const;

export type CategoryKey = keyof typeof CATEGORY_IDS;
export type CategoryId = (typeof CATEGORY_IDS)[CategoryKey];

const CATEGORIES: Readonly<Record<CategoryId, { readonly key: CategoryKey; readonly path: string }>> = {
  2: { key: "casino", path: paths.venueRealbet },
  3: { key: "fish", path: paths.venueFish },
  4: { key: "slot", path: paths.egame },
  5: { key: "lottery", path: paths.venueLottery },
  6: { key: "sports", path: paths.venueSports },
  7: { key: "board", path: paths.venueChess },
  8: { key: "esports", path: paths.venueGaming },
};

export function isCategoryId(id: unknown): id is CategoryId {
  return typeof id === "number" && Object.hasOwn(CATEGORIES, id);
}

/** Key of a category id, or `null` for what is no category. */
export function categoryOf(id: number): CategoryKey | null {
  return isCategoryId(id) ? CATEGORIES[id].key : null;
}

/** Page of a category. */
export function categoryPath(id: CategoryId): string {
  return CATEGORIES[id].path;
}
