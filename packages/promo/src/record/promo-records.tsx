import { callQuery } from "@baize/api-client/react";
import { paths } from "@baize/domain";
import { donePercent, Link, RecordLead } from "@baize/feature-kit";
import {
  Alert,
  Button,
  type DataColumn,
  DataList,
  EmptyState,
  ErrorState,
  LinkButton,
  MoneyText,
  Pagination,
  ProgressBar,
  Stack,
  StatusBadge,
  type Tone,
  useBrand,
  useFormat,
  VisuallyHidden,
} from "@baize/ui-kit";
import { useRefusalWords } from "@baize/feature-kit";
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { useClient } from "../client.ts";
import * as text from "../text.css.ts";
import { isNone } from "../turnover-of.ts";
import type { PromoRecord } from "../wire-types.ts";
import { usePromoWords } from "../words.ts";
import { FreeBetWorth } from "../detail/free-bet-terms.tsx";
import { ForfeitDialog } from "./forfeit-dialog.tsx";
import { FreeBetsCell } from "./free-bets-cell.tsx";
import * as css from "./record.css.ts";

const PAGE_SIZE = 20;

const TONES = {
  pending: "neutral",
  passed: "neutral",
  refused: "danger",
  paid: "win",
  ended: "info",
} as const satisfies Record<PromoRecord["state"], Tone>;

/** Applications and rewards of the member, of one activity or of all, with what was paid. */
export const PromoRecords = ({ activity }: { activity?: string }): ReactElement => {
  const t = usePromoWords();
  const words = useRefusalWords();
  const [page, setPage] = useState(1);
  const [forfeiting, setForfeiting] = useState<PromoRecord | null>(null);
  /** What the last giving up came to, in words. */
  const [givenUp, setGivenUp] = useState<string | null>(null);
  const { data, error, refetch } = useQuery(
    callQuery(useClient().promo.record, { ...(activity !== undefined && { id: activity }), page, size: PAGE_SIZE }),
  );
  return (
    <Stack gap={4}>
      {data !== undefined && data.total > 0 && (
        <p className={css.paid}>
          <span className={text.label}>{t("record.paid")}</span>
          <MoneyText value={data.paid} size="large" />
          <span className={text.label}>{t("record.paidNote")}</span>
        </p>
      )}
      {givenUp !== null && (
        <Alert isLive tone="info">
          {givenUp}
        </Alert>
      )}
      <DataList
        caption={t("record.caption")}
        columns={useColumns(activity === undefined, (row) => {
          setGivenUp(null);
          setForfeiting(row);
        })}
        rows={data?.list}
        rowKey={({ id }) => id}
        skeletonRows={3}
        error={
          data === undefined &&
          error !== null && (
            <ErrorState compact title={t("record.failed")} onRetry={refetch}>
              {words.fault(error)}
            </ErrorState>
          )
        }
        empty={<NoRecords isOfOne={activity !== undefined} />}
      />
      {data !== undefined && data.total > PAGE_SIZE && (
        <Pagination page={page} pageSize={PAGE_SIZE} total={data.total} onPageChange={setPage} />
      )}
      {forfeiting !== null && (
        <ForfeitDialog
          row={forfeiting}
          onClose={() => setForfeiting(null)}
          onDone={(said) => {
            setForfeiting(null);
            setGivenUp(said);
          }}
        />
      )}
    </Stack>
  );
};

const NoRecords = ({ isOfOne }: { isOfOne: boolean }): ReactElement => {
  const t = usePromoWords();
  if (isOfOne) return <EmptyState compact title={t("record.emptyOne")} />;
  return (
    <EmptyState
      title={t("record.empty")}
      action={<LinkButton to={paths.activityDiscount}>{t("toDiscount")}</LinkButton>}
    >
      {t("record.emptyText")}
    </EmptyState>
  );
};

const useColumns = (isOfAll: boolean, onForfeit: (row: PromoRecord) => void): readonly DataColumn<PromoRecord>[] => {
  const t = usePromoWords();
  const format = useFormat();
  return [
    {
      key: "activity",
      header: t("record.activity"),
      isLead: true,
      cell: ({ activity, title, time }) =>
        isOfAll ? (
          <span className={css.lead}>
            <Link to={paths.activityDetail(activity)} className={css.leadLink}>
              {title}
            </Link>
            <span className={text.label}>{format.dateTime(time)}</span>
          </span>
        ) : (
          <RecordLead name={title} note={format.dateTime(time)} />
        ),
    },
    { key: "state", header: t("record.state"), cell: (row) => <State row={row} /> },
    {
      key: "turnover",
      header: t("record.turnover"),
      cell: (row) =>
        row.freeBets === null ? (
          <Turnover row={row} onForfeit={() => onForfeit(row)} />
        ) : (
          <FreeBetsCell row={row} freeBets={row.freeBets} onForfeit={() => onForfeit(row)} />
        ),
    },
    {
      key: "amount",
      header: t("record.amount"),
      isFigure: true,
      isCardEnd: true,
      cell: ({ amount, freeBets }) => {
        if (freeBets !== null) return <FreeBetWorth {...freeBets} />;
        return isNone(amount) ? <span>{t("record.goods")}</span> : <MoneyText value={amount} />;
      },
    },
  ];
};

const useStateText = ({ amount, state, freeBets }: PromoRecord): string => {
  const t = usePromoWords();
  if (freeBets === null) return t(`record.${isNone(amount) ? "goodsStates" : "states"}.${state}`);
  return state === "paid" && freeBets.left === 0 ? t("freeBets.usedUp") : t(`freeBets.states.${state}`);
};

const State = ({ row }: { row: PromoRecord }): ReactElement => {
  const t = usePromoWords();
  const { state, reason, freeBets } = row;
  const isUnused = freeBets !== null && reason === "expired";
  return (
    <span className={css.state}>
      <StatusBadge tone={TONES[state]}>{useStateText(row)}</StatusBadge>
      {reason !== null && (
        <span className={text.label}>{isUnused ? t("freeBets.expired") : t(`record.reason.${reason}`)}</span>
      )}
    </span>
  );
};

interface TurnoverProps {
  readonly row: PromoRecord;
  readonly onForfeit: () => void;
}

/** How far it is; what is not done can be given up. */
const Turnover = ({ row, onForfeit }: TurnoverProps): ReactElement => {
  const t = usePromoWords();
  const { currency } = useBrand();
  const { money, dateTime } = useFormat();
  const { turnoverNeed, turnoverDone, expires, state, title, amount } = row;
  const [done, need] = [money(turnoverDone).text, money(turnoverNeed).text];
  if (isNone(turnoverNeed)) return <span className={text.label}>{t("record.turnoverNone")}</span>;
  const percent = donePercent(turnoverDone, turnoverNeed, currency.code);
  if (percent === 100) return <span className={text.label}>{t("record.turnoverDone", { need })}</span>;
  const figures = t("record.turnoverFigures", { done, need });
  if (state !== "paid") return <span className={text.label}>{figures}</span>;
  return (
    <span className={css.turnover}>
      <ProgressBar percent={percent} label={figures} />
      <span className={css.open}>
        {expires !== null && <span className={text.label}>{t("record.expires", { time: dateTime(expires) })}</span>}
        <Button size="small" variant="quiet" onPress={onForfeit}>
          <span aria-hidden="true">{t("record.forfeit")}</span>
          <VisuallyHidden>{t("record.forfeitOf", { title, amount: money(amount).text })}</VisuallyHidden>
        </Button>
      </span>
    </span>
  );
};
