import { useRefusalWords } from "@baize/feature-kit";
import { Alert, Button, ClockIcon, Countdown, Stack } from "@baize/ui-kit";
import { type ReactElement, useEffect } from "react";
import { useFinanceWords } from "../words.ts";
import * as css from "./quote-timer.css.ts";
import type { Quote } from "./use-quote.ts";

export interface QuoteTimerProps {
  quote: Pick<Quote<never, unknown>, "deadlineMs" | "isOver" | "isAsking" | "fault">;
  /** The figure that counts, of this quote and of the one before it, in words. */
  figures: { readonly now: string; readonly before: string | null };
  /** Takes a new quote. */
  onRenew: () => unknown;
  /** Once they no longer hold. */
  onOver: () => void;
}

/** How long the figures hold; once expired, a button for a new quote, and what it changed. */
export const QuoteTimer = ({
  quote,
  figures: { now, before },
  onRenew,
  onOver,
}: QuoteTimerProps): ReactElement | null => {
  const t = useFinanceWords();
  const words = useRefusalWords();
  const { deadlineMs, isAsking, fault } = quote;
  const isOver = quote.isOver();
  useEffect(() => {
    // The deadline may pass after this was drawn and before the countdown has begun.
    if (!isOver && quote.isOver()) onOver();
  });
  if (deadlineMs === null) return null;
  if (isOver || isAsking)
    return (
      <Alert
        isLive
        tone="warning"
        title={t(isAsking ? "quote.asking" : deadlineMs === 0 ? "quote.used" : "quote.expired")}
        action={
          <Button size="small" variant="primary" loading={isAsking} onPress={onRenew}>
            {t("quote.renew")}
          </Button>
        }
      >
        {fault === null ? t("quote.expiredText") : words.fault(fault)}
      </Alert>
    );
  return (
    <Stack gap={3}>
      <p className={css.left}>
        <ClockIcon />
        <span>{t("quote.left")}</span>
        <span className={css.clock}>
          <Countdown key={deadlineMs} deadlineMs={deadlineMs} onEnd={onOver} />
        </span>
      </p>
      {before !== null && (
        <Alert isLive tone={before === now ? "info" : "warning"}>
          {before === now ? t("quote.same") : t("quote.changed", { before, now })}
        </Alert>
      )}
    </Stack>
  );
};
