import { paths } from "@baize/domain";
import { EmptyState, LinkButton } from "@baize/ui-kit";
import type { ReactElement } from "react";
import { useMemberWords } from "../words.ts";

/** The brand has no agents. */
export const NoProgramme = (): ReactElement => {
  const t = useMemberWords();
  return (
    <EmptyState
      art="gifts"
      title={t("agent.none")}
      action={
        <LinkButton variant="primary" to={paths.activityDiscount}>
          {t("agent.toPromotions")}
        </LinkButton>
      }
    >
      {t("agent.noneText")}
    </EmptyState>
  );
};
