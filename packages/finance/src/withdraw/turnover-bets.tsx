import { callQuery } from "@baize/api-client/react";
import { QueryView } from "@baize/feature-kit";
import { ArrowBackIcon, Button, EmptyState, MoneyText, Pagination, Stack, useFormat } from "@baize/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { useClient } from "../client.ts";
import { RowsSkeleton } from "../rows-skeleton.tsx";
import * as text from "../text.css.ts";
import { BETS_PAGE, type CountedBet, type Turnover } from "../wire-types.ts";
import { useFinanceWords } from "../words.ts";
import * as css from "./withdraw.css.ts";

export interface TurnoverBetsProps {
  requirement: Turnover["list"][number];
  currency: Turnover["currency"];
  onBack: () => void;
}

/** The bets that counted towards one requirement, newest first; they add up to what is done. */
export const TurnoverBets = ({ requirement, currency, onBack }: TurnoverBetsProps): ReactElement => {
  const t = useFinanceWords();
  const format = useFormat();
  const money = (decimal: string): string => format.money(decimal, currency).text;
  return (
    <Stack gap={4}>
      <div>
        <Button size="small" variant="quiet" icon={<ArrowBackIcon />} onPress={onBack}>
          {t("withdraw.betsBack")}
        </Button>
      </div>
      <div className={css.requirementHead}>
        <h3 className={css.betsTitle}>
          {t("withdraw.betsTitle", {
            source: t(`withdraw.source.${requirement.source}`),
            amount: money(requirement.amount),
          })}
        </h3>
        <span className={css.chipValue}>{t("withdraw.betsSum", { done: money(requirement.done) })}</span>
      </div>
      <Bets id={requirement.id} />
    </Stack>
  );
};

const Bets = ({ id }: { id: string }): ReactElement => {
  const t = useFinanceWords();
  const [page, setPage] = useState(1);
  const query = useQuery(callQuery(useClient().finance.turnoverBets, { id, page, size: BETS_PAGE }));
  return (
    <QueryView compact query={query} failed={t("withdraw.betsFailed")} skeleton={<RowsSkeleton count={4} />}>
      {({ list, total, currency }) =>
        list.length === 0 ? (
          <EmptyState compact title={t("withdraw.betsEmpty")}>
            {t("withdraw.betsEmptyText")}
          </EmptyState>
        ) : (
          <>
            <ul className={text.plainList} aria-label={t("withdraw.betsCaption")}>
              {list.map((bet) => (
                <BetRow key={bet.betId} bet={bet} currency={currency} />
              ))}
            </ul>
            <Pagination page={page} pageSize={BETS_PAGE} total={total} onPageChange={setPage} />
          </>
        )
      }
    </QueryView>
  );
};

const BetRow = ({ bet, currency }: { bet: CountedBet; currency: Turnover["currency"] }): ReactElement => {
  const t = useFinanceWords();
  const format = useFormat();
  const { game, time, counted, valid } = bet;
  const name =
    game === null
      ? t("withdraw.betUnknown")
      : [game.platformName, game.gameName].filter((part) => part !== "").join(" · ");
  return (
    <li className={text.row}>
      <span className={css.betWords}>
        <span className={css.betGame}>{name}</span>
        <span className={text.label}>{format.dateTime(time)}</span>
      </span>
      <span className={css.betFigures}>
        <MoneyText value={counted} asset={currency} sign="always" />
        {valid !== counted && (
          <span className={text.label}>{t("withdraw.betValid", { valid: format.money(valid, currency).text })}</span>
        )}
      </span>
    </li>
  );
};
