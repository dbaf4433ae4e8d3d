import { signedIn, useClient } from "@baize/api-client/react";
import { paths, safeReturnPath } from "@baize/domain";
import { type CallForm, useNavigate, useSearchParams } from "@baize/feature-kit";
import { useToasts } from "@baize/ui-kit";
import { useMemberWords } from "../words.ts";

/** What follows an accepted log-in or registration: a greeting and the wanted page, where a session has begun. */
export const useCompleteAuth = (
  fallback: string = paths.home,
): ((greeting: string, form: Pick<CallForm<object>, "refuse">) => void) => {
  const t = useMemberWords();
  const client = useClient();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { show } = useToasts();
  return (greeting, form) => {
    if (!signedIn(client)) return form.refuse("root", t("login.noSession"));
    show({ text: greeting, tone: "win" });
    void navigate(safeReturnPath(query.get("return")) ?? fallback, { replace: true });
  };
};
