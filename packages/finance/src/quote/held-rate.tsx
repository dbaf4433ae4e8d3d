import { useRefusalWords } from "@baize/feature-kit";
import { Alert, Button, ClockIcon, Countdown, Stack } from "@baize/ui-kit";
import type { ReactElement } from "react";
import { useFinanceWords } from "../words.ts";
import * as css from "./held-rate.css.ts";
import type { Quote } from "./use-quote.ts";

export interface HeldRateProps {
  quote: Pick<Quote<never, unknown>, "deadlineMs" | "isOver" | "isAsking" | "fault">;
  /** The figure that counts, of the last quote and of the one before it, in words. */
  figures: { readonly now: string; readonly before: string | null };
  /** Takes a new one. */
  onRenew: () => unknown;
  /** The figures no longer hold: draw again. */
  onOver: () => void;
}

/** How long the figures hold; once over, a way to new ones, and what has changed by them. */
export const HeldRate = ({ quote, figures: { now, before }, onRenew, onOver }: HeldRateProps): ReactElement | null => {
  const t = useFinanceWords();
  const words = useRefusalWords();
  const { deadlineMs, isAsking, fault } = quote;
  if (deadlineMs === null) return null;
  if (quote.isOver() || isAsking)
    return (
      <Alert
        isLive
        tone="warning"
        title={t(isAsking ? "held.asking" : deadlineMs === 0 ? "held.used" : "held.expired")}
        action={
          <Button size="small" variant="primary" loading={isAsking} onPress={onRenew}>
            {t("held.renew")}
          </Button>
        }
      >
        {fault === null ? t("held.expiredText") : words.fault(fault)}
      </Alert>
    );
  return (
    <Stack gap={3}>
      <p className={css.left}>
        <ClockIcon />
        <span>{t("held.left")}</span>
        <span className={css.clock}>
          <Countdown key={deadlineMs} deadlineMs={deadlineMs} onEnd={onOver} />
        </span>
      </p>
      {before !== null && (
        <Alert isLive tone={before === now ? "info" : "warning"}>
          {before === now ? t("held.same") : t("held.changed", { before, now })}
        </Alert>
      )}
    </Stack>
  );
};
