import { type CategoryId, categoryPath } from "@baize/domain";
import { LinkTabs, useBrand, useCategoryName, useSurface } from "@baize/ui-kit";
import type { ReactElement } from "react";
import { useGamesWords } from "./words.ts";

/** From one hall to another, on phones: on desktop the header has the halls. */
export const HallTabs = ({ current }: { current: CategoryId }): ReactElement | null => {
  const t = useGamesWords();
  const categoryName = useCategoryName();
  const { enabledCategoryIds } = useBrand();
  if (useSurface() !== "mobile" || enabledCategoryIds.length < 2) return null;
  return (
    <LinkTabs
      label={t("venue.halls")}
      current={String(current)}
      tabs={enabledCategoryIds.map((id) => ({ id: String(id), label: categoryName(id), to: categoryPath(id) }))}
    />
  );
};
