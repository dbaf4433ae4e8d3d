import type { MoneyState } from "@baize/api-client/react";
import { paths } from "@baize/domain";
import { Alert, Button, Inline, LinkButton } from "@baize/ui-kit";
import type { ReactElement } from "react";
import { useFinanceWords } from "../words.ts";

export interface MoneyStatusProps {
  /** A money action of the page. */
  action: { readonly state: MoneyState; readonly retry: () => Promise<unknown> };
}

/**
 * What is known of a money action without an answer: being confirmed, never arrived, or never sent.
 * None of them is a failure, and none invites a second submission (Safety, rule 6).
 */
export const MoneyStatus = ({ action: { state, retry } }: MoneyStatusProps): ReactElement | null => {
  const t = useFinanceWords();
  if (state === "confirming")
    return (
      <Alert
        isLive
        tone="warning"
        title={t("money.confirmingTitle")}
        action={
          <Inline>
            <Button size="small" onPress={retry}>
              {t("money.check")}
            </Button>
            <LinkButton size="small" variant="quiet" to={paths.transRecord}>
              {t("records")}
            </LinkButton>
          </Inline>
        }
      >
        {t("money.confirmingText")}
      </Alert>
    );
  if (state === "unsent")
    return (
      <Alert
        isLive
        tone="warning"
        title={t("money.unsentTitle")}
        action={
          <Button size="small" variant="primary" onPress={retry}>
            {t("money.resend")}
          </Button>
        }
      >
        {t("money.unsentText")}
      </Alert>
    );
  if (state === "not_stored")
    return (
      <Alert isLive tone="danger" title={t("money.notStoredTitle")}>
        {t("money.notStoredText")}
      </Alert>
    );
  return null;
};
