import { callQuery } from "@baize/api-client/react";
import { donePercent, QueryView } from "@baize/feature-kit";
import { Button, EmptyState, ProgressBar, Sheet, StatusBadge, useFormat } from "@baize/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { useClient } from "../client.ts";
import { RowsSkeleton } from "../rows-skeleton.tsx";
import * as text from "../text.css.ts";
import type { Turnover } from "../wire-types.ts";
import { useFinanceWords } from "../words.ts";
import { TurnoverBets } from "./turnover-bets.tsx";
import * as css from "./withdraw.css.ts";

/** Every rollover requirement, with its source and its progress. */
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
      {isOpen && <Requirements />}
    </Sheet>
  );
};

const Requirements = (): ReactElement => {
  const t = useFinanceWords();
  const [openedId, setOpenedId] = useState<string | null>(null);
  const query = useQuery(callQuery(useClient().finance.turnover));
  return (
    <QueryView compact query={query} failed={t("withdraw.turnoverFailed")} skeleton={<RowsSkeleton count={3} />}>
      {({ list, currency }) => {
        const opened = list.find(({ id }) => id === openedId);
        if (opened) return <TurnoverBets requirement={opened} currency={currency} onBack={() => setOpenedId(null)} />;
        if (list.length === 0) return <EmptyState compact title={t("withdraw.turnoverEmpty")} />;
        return (
          <ul className={css.requirements}>
            {list.map((row) => (
              <Requirement key={row.id} row={row} currency={currency} onOpen={() => setOpenedId(row.id)} />
            ))}
          </ul>
        );
      }}
    </QueryView>
  );
};

interface RequirementProps {
  row: Turnover["list"][number];
  currency: Turnover["currency"];
  /** Shows the bets that counted. */
  onOpen: () => void;
}

const Requirement = ({ row, currency, onOpen }: RequirementProps): ReactElement => {
  const t = useFinanceWords();
  const format = useFormat();
  const money = (decimal: string): string => format.money(decimal, currency).text;
  const source = t(`withdraw.source.${row.source}`);
  return (
    <li>
      <div className={css.requirementHead}>
        <span>
          {source} {money(row.amount)}
        </span>
        <StatusBadge tone={row.state === "met" ? "win" : "neutral"}>
          {t(`withdraw.requirementState.${row.state}`)}
        </StatusBadge>
      </div>
      <ProgressBar
        percent={donePercent(row.done, row.need, currency)}
        label={t("withdraw.requirementNeed", { multiple: row.multiple, need: money(row.need) })}
        figures={t("withdraw.turnoverFigures", { done: money(row.done), need: money(row.need) })}
      />
      <div className={css.requirementHead}>
        <p className={text.label}>{format.dateTime(row.createdAt)}</p>
        <Button
          size="small"
          variant="quiet"
          aria-label={t("withdraw.betsOpenOf", { source, amount: money(row.amount) })}
          onPress={onOpen}
        >
          {t("withdraw.betsOpen")}
        </Button>
      </div>
    </li>
  );
};
