import { callQuery } from "@baize/api-client/react";
import { useRefusalWords } from "@baize/feature-kit";
import {
  ArrowBackIcon,
  Button,
  EmptyState,
  ErrorState,
  MoneyText,
  Pagination,
  Skeleton,
  SkeletonRegion,
  Stack,
  useFormat,
} from "@baize/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { useClient } from "../client.ts";
import { BETS_PAGE, type Turnover } from "../wire-types.ts";
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
      <div className={css.ledgerHead}>
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
  const format = useFormat();
  const words = useRefusalWords();
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery(callQuery(useClient().finance.turnoverBets, { id, page, size: BETS_PAGE }));
  if (data === undefined && error !== null)
    return (
      <ErrorState compact title={t("withdraw.betsFailed")} onRetry={refetch}>
        {words.fault(error)}
      </ErrorState>
    );
  if (data === undefined)
    return (
      <SkeletonRegion>
        <Skeleton shape="row" count={4} />
      </SkeletonRegion>
    );
  if (data.list.length === 0)
    return (
      <EmptyState compact title={t("withdraw.betsEmpty")}>
        {t("withdraw.betsEmptyText")}
      </EmptyState>
    );
  return (
    <>
      <ul className={css.bets} aria-label={t("withdraw.betsCaption")}>
        {data.list.map(({ betId, time, counted, valid, game }) => (
          <li key={betId} className={css.bet}>
            <span className={css.betWords}>
              <span className={css.betGame}>
                {game === null
                  ? t("withdraw.betUnknown")
                  : [game.platformName, game.gameName].filter((part) => part !== "").join(" · ")}
              </span>
              <span className={css.quiet}>{format.dateTime(time)}</span>
            </span>
            <span className={css.betFigures}>
              <MoneyText value={counted} asset={data.currency} sign="always" />
              {valid !== counted && (
                <span className={css.quiet}>
                  {t("withdraw.betValid", { valid: format.money(valid, data.currency).text })}
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
      <Pagination page={page} pageSize={BETS_PAGE} total={data.total} onPageChange={setPage} />
    </>
  );
};
