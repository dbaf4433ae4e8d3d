import { type IdentityGate, paths } from "@baize/domain";
import { Alert, LinkButton, useFormat } from "@baize/ui-kit";
import type { ReactElement } from "react";
import { useFeatureKitWords } from "../words.ts";
import { useClosingIdentity } from "./use-protection.ts";

export interface IdentityAlertProps {
  /** What it is about on this page. */
  readonly gate: IdentityGate;
}

/** While deposits, play or withdrawals are closed until the identity is verified: that, why, and the way to it. */
export const IdentityAlert = ({ gate }: IdentityAlertProps): ReactElement | null => {
  const t = useFeatureKitWords();
  const format = useFormat();
  const identity = useClosingIdentity(gate);
  if (identity === null) return null;
  const { state, at, fault } = identity;
  const text = ((): string => {
    if (state === "refused") return t(`protection.identity.${fault === "under_age" ? "underAge" : "refused"}`);
    if (state === "asked" && at !== null) return t("protection.identity.asked", { time: format.dateTime(at) });
    return t("protection.identity.none");
  })();
  return (
    <Alert
      tone="info"
      title={t(`protection.identity.closed.${gate}`)}
      action={
        <LinkButton size="small" to={paths.personal}>
          {t("protection.identity.link")}
        </LinkButton>
      }
    >
      <span>{text}</span>
    </Alert>
  );
};
