/** Game-type ids of Specification §9: casino, fish, slot, lottery, sports, board, esports. */
export type CategoryId = 2 | 3 | 4 | 5 | 6 | 7 | 8;

/** All game-type ids that have art. */
export const CATEGORY_IDS: readonly CategoryId[] = [2, 3, 4, 5, 6, 7, 8];
