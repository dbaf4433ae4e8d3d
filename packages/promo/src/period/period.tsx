import { Countdown, StatusBadge, type Tone, useFormat } from "@baize/ui-kit";
import type { ReactElement } from "react";
import type { Promotion } from "../wire-types.ts";
import { usePromoWords } from "../words.ts";
import * as css from "./period.css.ts";

type Timed = Pick<Promotion, "start" | "end" | "state">;

const TONES = { open: "win", upcoming: "neutral", ended: "info" } as const satisfies Record<Promotion["state"], Tone>;

export const PromotionState = ({ state }: Pick<Promotion, "state">): ReactElement => {
  const t = usePromoWords();
  return <StatusBadge tone={TONES[state]}>{t(`state.${state}`)}</StatusBadge>;
};

/** From when to when, in the brand's zone. */
export const usePeriodText = (): ((timed: Pick<Promotion, "start" | "end">) => string) => {
  const t = usePromoWords();
  const { dateTime } = useFormat();
  return ({ start, end }) => {
    if (start === null) return end === null ? t("period.always") : t("period.to", { end: dateTime(end) });
    if (end === null) return t("period.from", { start: dateTime(start) });
    return t("period.both", { start: dateTime(start), end: dateTime(end) });
  };
};

/** Time to the start or the end, by the server's clock; nothing where neither is ahead. */
export const PromotionCountdown = ({
  promotion: { start, end, state },
  onEnd,
}: {
  promotion: Timed;
  /** The state is another one from now on. */
  onEnd: () => unknown;
}): ReactElement | null => {
  const t = usePromoWords();
  const deadline = { upcoming: start, open: end, ended: null }[state];
  if (deadline === null) return null;
  const isAhead = state === "upcoming";
  return (
    <span className={css.countdown}>
      <span>{t(isAhead ? "period.untilStart" : "period.untilEnd")}</span>
      <Countdown deadlineMs={Date.parse(deadline)} onEnd={onEnd} over={t(isAhead ? "period.begun" : "period.over")} />
    </span>
  );
};
