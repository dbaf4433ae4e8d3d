import { useMessageCounts } from "@baize/api-client/react";
import { UnreadCount } from "@baize/ui-kit";
import type { ReactElement } from "react";
import type { NavigationItem } from "./navigation.ts";

/** How many messages a member has not read; nothing while that is not known, or none. */
export const UnreadBadge = (): ReactElement => <UnreadCount count={useMessageCounts().value?.total ?? 0} />;

/** The count of a navigation entry, where it has one. */
export const EntryCount = ({ item: { counts } }: { readonly item: NavigationItem }): ReactElement | null =>
  counts === "unread" ? <UnreadBadge /> : null;
