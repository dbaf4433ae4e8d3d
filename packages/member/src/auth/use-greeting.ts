import { useFormat } from "@baize/ui-kit";
import { useMemberWords } from "../words.ts";

/** The previous log-in in words, so that a member notices one that was not theirs. */
export const useGreeting = (): ((lastLoginTime: string | null) => string) => {
  const t = useMemberWords();
  const { dateTime } = useFormat();
  return (lastLoginTime) =>
    lastLoginTime === null ? t("login.first") : t("login.last", { time: dateTime(lastLoginTime) });
};
