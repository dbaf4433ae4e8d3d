import { callQuery } from "@baize/api-client/react";
import { addDays, dayIn, paths } from "@baize/domain";
import { QueryView, refusalOf, useNavigate, useSearchParams } from "@baize/feature-kit";
import {
  Button,
  ChevronBackIcon,
  ChevronOnIcon,
  DataList,
  EmptyState,
  IconButton,
  MoneyText,
  Section,
  Skeleton,
  SkeletonRegion,
  Stack,
  StatusBadge,
  useBrand,
  useCategoryName,
  useClock,
  useFormat,
} from "@baize/ui-kit";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useClient } from "../client.ts";
import * as text from "../text.css.ts";
import type { Rebate } from "../wire-types.ts";
import { usePromoWords } from "../words.ts";
import * as css from "./vip.css.ts";

/** The rebate of a day with its calculation; the day is in the address. */
export const RebateCard = (): ReactElement => {
  const t = usePromoWords();
  const { zone } = useBrand();
  const clock = useClock();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const wanted = search.get("day") ?? "";
  const past = addDays(wanted, 0) !== null && wanted < dayIn(zone, clock()) ? wanted : null;
  // The server says which day it is: a device's clock may be wrong until the first answer.
  const query = useQuery(callQuery(useClient().promo.rebate, past === null ? {} : { day: past }));
  const today = past === null && query.data !== undefined ? query.data.day : dayIn(zone, clock());
  const day = past ?? today;
  const go = (to: string | null): void => {
    if (to !== null)
      void navigate(to === today ? paths.vip : `${paths.vip}?day=${to}`, { replace: true, preventScrollReset: true });
  };
  const toToday = <Button onPress={() => go(today)}>{t("vip.rebate.toToday")}</Button>;
  const skeleton = (
    <SkeletonRegion>
      <Skeleton shape="row" count={3} />
    </SkeletonRegion>
  );
  return (
    <Section title={t("vip.rebate.title")} detail={t("vip.rebate.detail")}>
      <Stack gap={4}>
        <div className={css.days}>
          <IconButton label={t("vip.rebate.previous")} variant="secondary" onPress={() => go(addDays(day, -1))}>
            <ChevronBackIcon />
          </IconButton>
          <span className={css.day} aria-live="polite">
            <span translate="no">{day}</span>
            {day === today && <span className={text.label}>{t("vip.rebate.today")}</span>}
          </span>
          <IconButton
            label={t("vip.rebate.following")}
            variant="secondary"
            disabled={day === today}
            onPress={() => go(addDays(day, 1))}
          >
            <ChevronOnIcon />
          </IconButton>
        </div>
        {query.data === undefined && refusalOf(query.error)?.code === "day_not_allowed" ? (
          <EmptyState compact title={t("vip.rebate.tooEarly")} action={toToday} />
        ) : (
          <QueryView compact query={query} failed={t("vip.rebate.failed")} skeleton={skeleton}>
            {(rebate) => <Calculation rebate={rebate} isToday={day === today} />}
          </QueryView>
        )}
      </Stack>
    </Section>
  );
};

const Calculation = ({ rebate, isToday }: { rebate: Rebate; isToday: boolean }): ReactElement => {
  const t = usePromoWords();
  const { percent } = useFormat();
  const nameOf = useCategoryName();
  const state = ((): "paid" | "soFar" | "waiting" => {
    if (rebate.paid) return "paid";
    return isToday ? "soFar" : "waiting";
  })();
  return (
    <Stack gap={3}>
      {rebate.lines.length > 0 && (
        <div className={css.total}>
          <MoneyText value={rebate.amount} size="large" />
          <StatusBadge tone={rebate.paid ? "win" : "neutral"}>{t(`vip.rebate.${state}`)}</StatusBadge>
        </div>
      )}
      <DataList
        caption={t("vip.rebate.caption", { day: rebate.day })}
        rows={rebate.lines}
        rowKey={({ category }) => String(category)}
        columns={[
          { key: "category", header: t("vip.rebate.category"), cell: ({ category }) => nameOf(category) },
          {
            key: "turnover",
            header: t("vip.rebate.turnover"),
            isFigure: true,
            cell: ({ turnover }) => <MoneyText value={turnover} />,
          },
          {
            key: "percent",
            header: t("vip.rebate.percent"),
            isFigure: true,
            cell: (line) => <span translate="no">{percent(line.percent)}</span>,
          },
          {
            key: "amount",
            header: t("vip.rebate.amount"),
            isFigure: true,
            isCardEnd: true,
            cell: ({ amount }) => <MoneyText value={amount} />,
          },
        ]}
        empty={
          <EmptyState compact title={t("vip.rebate.empty")}>
            {t("vip.rebate.emptyText")}
          </EmptyState>
        }
      />
    </Stack>
  );
};
