import { textKey } from "@baize/api-client";
import { useSession } from "@baize/api-client/react";
import { isReminderHidden, remindUntil } from "@baize/domain";
import { useBrand, useClock } from "@baize/ui-kit";
import { useClient } from "../client.ts";

/** "Do not remind again today" of one notice, for one member, by the brand's days (docs/rules.md R36). */
export const useReminder = (notice: string): { readonly isHidden: () => boolean; readonly hideToday: () => void } => {
  const { storage } = useClient();
  const { memberId } = useSession();
  const { zone } = useBrand();
  const clock = useClock();
  const key = textKey("local", `remind.${notice}.${memberId ?? ""}`, (text) => /^\d{1,16}$/.test(text));
  return {
    isHidden: () => isReminderHidden(storage.get(key) ?? null, zone, clock()),
    hideToday: () => void storage.set(key, String(remindUntil(zone, clock()))),
  };
};
