import { signedIn, useClient } from "@baize/api-client/react";
import { paths, safeReturnPath } from "@baize/domain";
import { useNavigate, useSearchParams } from "@baize/feature-kit";
import { useFormat, useToasts } from "@baize/ui-kit";
import { useMemberWords } from "../words.ts";

/** What follows an accepted log-in or registration: the session, a word about the last log-in, the wanted page. */
export const useEnter = (fallback: string = paths.home): ((greeting: string) => boolean) => {
  const client = useClient();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { show } = useToasts();
  return (greeting) => {
    if (!signedIn(client)) return false;
    show({ text: greeting, tone: "win" });
    void navigate(safeReturnPath(query.get("return")) ?? fallback, { replace: true });
    return true;
  };
};

/** The previous log-in in words, so that a member notices one that was not theirs. */
export const useGreeting = (): ((lastLoginTime: string | null) => string) => {
  const t = useMemberWords();
  const { dateTime } = useFormat();
  return (lastLoginTime) =>
    lastLoginTime === null ? t("login.first") : t("login.last", { time: dateTime(lastLoginTime) });
};
