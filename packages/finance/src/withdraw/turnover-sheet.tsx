import { callQuery } from "@baize/api-client/react";
import { useRefusalWords } from "@baize/feature-kit";
import {
  Button,
  EmptyState,
  ErrorState,
  ProgressBar,
  Sheet,
  Skeleton,
  SkeletonRegion,
  StatusBadge,
  useFormat,
} from "@baize/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { useClient } from "../client.ts";
import { useFinanceWords } from "../words.ts";
import { donePercent } from "./done-percent.ts";
import { TurnoverBets } from "./turnover-bets.tsx";
import * as css from "./withdraw.css.ts";

/** Every rollover requirement, with what asked for it and how far it is. */
export const TurnoverSheet = ({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }): ReactElement => {
  const t = useFinanceWords();
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t("withdraw.turnoverTitle")}
      detail={t("withdraw.turnoverDetail")}
      width="medium"
    >
      {isOpen && <Ledger />}
    </Sheet>
  );
};

const Ledger = (): ReactElement => {
  const t = useFinanceWords();
  const format = useFormat();
  const words = useRefusalWords();
  const [openedId, setOpenedId] = useState<string | null>(null);
  const { data, error, refetch } = useQuery(callQuery(useClient().finance.turnover));
  if (data === undefined && error !== null)
    return (
      <ErrorState compact title={t("withdraw.turnoverFailed")} onRetry={refetch}>
        {words.fault(error)}
      </ErrorState>
    );
  if (data === undefined)
    return (
      <SkeletonRegion>
        <Skeleton shape="row" count={3} />
      </SkeletonRegion>
    );
  const opened = data.list.find(({ id }) => id === openedId);
  if (opened) return <TurnoverBets requirement={opened} currency={data.currency} onBack={() => setOpenedId(null)} />;
  if (data.list.length === 0) return <EmptyState compact title={t("withdraw.turnoverEmpty")} />;
  const money = (decimal: string): string => format.money(decimal, data.currency).text;
  return (
    <ul className={css.ledger}>
      {data.list.map((row) => (
        <li key={row.id}>
          <div className={css.ledgerHead}>
            <span>
              {t(`withdraw.source.${row.source}`)} {money(row.amount)}
            </span>
            <StatusBadge tone={row.state === "met" ? "win" : "neutral"}>
              {t(`withdraw.ledgerState.${row.state}`)}
            </StatusBadge>
          </div>
          <ProgressBar
            percent={donePercent(row.done, row.need, data.currency)}
            label={t("withdraw.ledgerNeed", { multiple: row.multiple, need: money(row.need) })}
            figures={t("withdraw.turnoverFigures", { done: money(row.done), need: money(row.need) })}
          />
          <div className={css.ledgerHead}>
            <p className={css.quiet}>{format.dateTime(row.createdAt)}</p>
            <Button
              size="small"
              variant="quiet"
              aria-label={t("withdraw.betsOpenOf", {
                source: t(`withdraw.source.${row.source}`),
                amount: money(row.amount),
              })}
              onPress={() => setOpenedId(row.id)}
            >
              {t("withdraw.betsOpen")}
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
};
