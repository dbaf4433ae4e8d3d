import { CATEGORY_IDS, type CategoryId, isCategoryId } from "@baize/domain";

/** Returns the category id. Throws RangeError for an unknown id, which untyped callers may pass. */
export const checkCategory = (category: CategoryId): CategoryId => {
  if (!isCategoryId(category))
    throw new RangeError(
      `category ${String(category)} has no art: use one of ${Object.values(CATEGORY_IDS).join(", ")}`,
    );
  return category;
};
