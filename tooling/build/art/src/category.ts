/** Game-type ids of Specification §9: casino, fish, slot, lottery, sports, board, esports. */
export type CategoryId = 2 | 3 | 4 | 5 | 6 | 7 | 8;

/** All game-type ids that have art. */
export const CATEGORY_IDS: readonly CategoryId[] = [2, 3, 4, 5, 6, 7, 8];

/** The category as it stands. Throws RangeError for an id without art, which untyped callers may pass. */
export const checkCategory = (category: CategoryId): CategoryId => {
  if (!CATEGORY_IDS.includes(category))
    throw new RangeError(`category ${String(category)} has no art: use one of ${CATEGORY_IDS.join(", ")}`);
  return category;
};
