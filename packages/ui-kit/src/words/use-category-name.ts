import { type CategoryId, categoryOf } from "@baize/domain";
import { useCallback } from "react";

import { UNKNOWN } from "../format/unknown.ts";
import { useKitWords } from "./use-kit-words.ts";

/** Names of the game categories; here once, because menus, home and halls show them before any feature's words. */
export const useCategoryName = (): ((id: CategoryId) => string) => {
  const t = useKitWords();
  return useCallback(
    (id) => {
      const key = categoryOf(id);
      return key === null ? UNKNOWN : t(`category.${key}`);
    },
    [t],
  );
};
