import { Button, LinkButton, useFormat, VisuallyHidden } from "@baize/ui-kit";
import type { ReactElement } from "react";
import { useGameNames, useGamesPath } from "../detail/free-bet-terms.tsx";
import * as text from "../text.css.ts";
import { isNone } from "../turnover-of.ts";
import type { PromoRecord } from "../wire-types.ts";
import { usePromoWords } from "../words.ts";
import * as css from "./record.css.ts";

export interface FreeBetsCellProps {
  readonly row: PromoRecord;
  readonly freeBets: NonNullable<PromoRecord["freeBets"]>;
  readonly onForfeit: () => void;
}

/** What is left of free bets, for which games and until when; the way to them, and the turnover of what they won. */
export const FreeBetsCell = ({ row, freeBets, onForfeit }: FreeBetsCellProps): ReactElement => {
  const t = usePromoWords();
  const names = useGameNames();
  const pathOf = useGamesPath();
  const { money, dateTime } = useFormat();
  const { count, left, stake, categories, expires } = freeBets;
  const path = pathOf(categories);
  const [done, need] = [money(row.turnoverDone).text, money(row.turnoverNeed).text];
  return (
    <span className={css.turnover}>
      <span>{t("freeBets.left", { left, count, stake: money(stake, undefined, { trimZeros: true }).text })}</span>
      {left > 0 && (
        <>
          <span className={text.label}>{t("freeBets.use", { games: names(categories), time: dateTime(expires) })}</span>
          <span className={text.label}>{t("freeBets.notReturned")}</span>
        </>
      )}
      {!isNone(row.turnoverNeed) && <span className={text.label}>{t("freeBets.turnover", { done, need })}</span>}
      {left > 0 && (
        <span className={css.open}>
          {path !== null && (
            <LinkButton size="small" to={path}>
              {t("freeBets.toGames")}
            </LinkButton>
          )}
          <Button size="small" variant="quiet" onPress={onForfeit}>
            <span aria-hidden="true">{t("record.forfeit")}</span>
            <VisuallyHidden>{t("freeBets.forfeitOf", { title: row.title, left })}</VisuallyHidden>
          </Button>
        </span>
      )}
    </span>
  );
};
