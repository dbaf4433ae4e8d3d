import { textKey } from "@baize/api-client";
import { useClient, useSession } from "@baize/api-client/react";
import { isReminderHidden, remindUntil } from "@baize/domain";
import { useBrand, useClock } from "@baize/ui-kit";

export interface Reminders {
  readonly isHidden: (notice: string) => boolean;
  readonly hideToday: (notice: string) => void;
  /** Takes back `hideToday`. */
  readonly show: (notice: string) => void;
}

/** "Do not remind again today" of notices by their names, for one member, by the brand's days (docs/rules.md R36). */
export const useReminders = (): Reminders => {
  const { storage } = useClient();
  const { memberId } = useSession();
  const { zone } = useBrand();
  const clock = useClock();
  const keyOf = (notice: string) =>
    textKey("local", `remind.${notice}.${memberId ?? ""}`, (text) => /^\d{1,16}$/.test(text));
  return {
    isHidden: (notice) => isReminderHidden(storage.get(keyOf(notice)) ?? null, zone, clock()),
    hideToday: (notice) => void storage.set(keyOf(notice), String(remindUntil(zone, clock()))),
    show: (notice) => storage.remove(keyOf(notice)),
  };
};
