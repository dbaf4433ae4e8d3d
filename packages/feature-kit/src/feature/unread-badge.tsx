import { useMessageCounts } from "@baize/api-client/react";
import { CountBadge } from "@baize/ui-kit";
import type { ReactElement } from "react";
import { useFeatureKitWords } from "../words.ts";
import type { NavigationItem } from "./navigation.ts";

/** How many messages a member has not read; nothing while that is not known, or none. */
export const UnreadBadge = (): ReactElement => {
  const t = useFeatureKitWords();
  const count = useMessageCounts().value?.total ?? 0;
  return <CountBadge count={count} label={t("unread", { count })} />;
};

/** The count of a navigation entry, where it has one. */
export const EntryCount = ({ item: { counts } }: { readonly item: NavigationItem }): ReactElement | null =>
  counts === "unread" ? <UnreadBadge /> : null;
