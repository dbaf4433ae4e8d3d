import type { IdentityGate } from "@baize/domain";
import { useLocale } from "@baize/ui-kit";
import { useMemberWords } from "../words.ts";

/** What is closed to a member until their identity is verified, in one sentence. */
export const useClosedActs = (): ((closed: readonly IdentityGate[]) => string) => {
  const t = useMemberWords();
  const list = new Intl.ListFormat(useLocale(), { type: "disjunction" });
  return (closed) => t("identity.closed", { acts: list.format(closed.map((gate) => t(`identity.acts.${gate}`))) });
};
