import type { MoneyState } from "@baize/api-client/react";
import { paths } from "@baize/domain";
import { type Refusal, type RefusalOverrides, useRefusalWords } from "@baize/feature-kit";
import { Alert, Button, Inline, LinkButton } from "@baize/ui-kit";
import type { ReactElement } from "react";
import { usePromoWords } from "../words.ts";

export interface Act {
  readonly state: MoneyState;
  readonly result: { readonly ok: true } | ({ readonly ok: false } & Refusal) | null;
  readonly retry: () => Promise<unknown>;
}

export interface ActNoticeProps {
  /** A money action of the page. */
  readonly action: Act;
  /** Sentences of this act for its refusals. */
  readonly overrides?: RefusalOverrides;
}

/** What is known of an act that has not succeeded: refused, being confirmed, never arrived, or never sent. */
export const ActNotice = ({ action: { state, result, retry }, overrides }: ActNoticeProps): ReactElement | null => {
  const t = usePromoWords();
  const words = useRefusalWords(overrides);
  if (state === "confirming" || state === "unsent")
    return (
      <Alert
        key={state}
        isLive
        tone="warning"
        title={t(`act.${state}Title`)}
        action={
          <Inline>
            <Button size="small" variant={state === "unsent" ? "primary" : "secondary"} onPress={retry}>
              {t(`act.${state}`)}
            </Button>
            {state === "confirming" && (
              <LinkButton size="small" variant="quiet" to={RECORDS}>
                {t("toRecords")}
              </LinkButton>
            )}
          </Inline>
        }
      >
        {t(`act.${state}Text`)}
      </Alert>
    );
  if (state === "not_stored")
    return (
      <Alert isLive tone="danger" title={t("act.notStoredTitle")}>
        {t("act.notStoredText")}
      </Alert>
    );
  return result !== null && !result.ok ? (
    <Alert isLive tone="danger">
      {words.refusal(result)}
    </Alert>
  ) : null;
};

/** All records of the member. */
export const RECORDS = `${paths.activityDiscount}?view=record`;

/** Whether another press could do nothing now. */
export const isUnderWay = ({ state }: Pick<Act, "state">): boolean => state === "sending" || state === "confirming";
