import { vipIcon, vipProgress, type VipProgressPart } from "@baize/domain";
import { Card, ProgressBar, Stack, StatusBadge, useBrand, useFormat, VipBadge } from "@baize/ui-kit";
import type { ReactElement, ReactNode } from "react";
import * as text from "../text.css.ts";
import type { VipStanding } from "../wire-types.ts";
import { usePromoWords } from "../words.ts";
import * as css from "./vip.css.ts";

type Span = VipStanding["nextSpan"];
type Keeping = NonNullable<VipStanding["keep"]>;

/** The member's level, how far the next one is, and what keeping this one asks for. */
export const Standing = ({ standing }: { standing: VipStanding }): ReactElement => {
  const t = usePromoWords();
  const { vipIcons } = useBrand();
  const { dateTime } = useFormat();
  const { level, nextDeposit, nextTurnover, nextSpan, keep } = standing;
  return (
    <Card as="section" className={css.standing}>
      <div className={css.badge}>
        <span className={css.badgeLabel}>{t("vip.level")}</span>
        <VipBadge level={level} src={vipIcon(vipIcons, level)} size="large" />
      </div>
      <div className={css.ways}>
        {nextDeposit === null || nextTurnover === null ? (
          <p className={text.note}>{t("vip.top")}</p>
        ) : (
          <Way
            title={t(`vip.next.${nextSpan}`, { level: level + 1 })}
            span={nextSpan}
            sums={{ ...standing, needDeposit: nextDeposit, needTurnover: nextTurnover }}
          />
        )}
        {keep !== null && <Keep level={level} keep={keep} />}
      </div>
      <p className={css.updated}>{t("vip.updated", { time: dateTime(standing.updatedAt) })}</p>
    </Card>
  );
};

const Keep = ({ level, keep }: { level: number; keep: Keeping }): ReactElement => {
  const t = usePromoWords();
  return (
    <Way title={t("vip.keep.title", { level })} span="quarter" sums={keep}>
      <p className={css.keep}>
        <StatusBadge tone={keep.isSafe ? "win" : "neutral"}>
          {t(keep.isSafe ? "vip.keep.safe" : "vip.keep.open")}
        </StatusBadge>
        <span className={text.note}>
          {t(keep.isSafe ? "vip.keep.safeText" : "vip.keep.openText", { level, until: keep.until })}
        </span>
      </p>
    </Way>
  );
};

interface WayProps {
  readonly title: string;
  /** Over which the sums are. */
  readonly span: Span;
  readonly sums: Pick<Keeping, "deposit" | "needDeposit" | "turnover" | "needTurnover">;
  readonly children?: ReactNode;
}

/** Deposits and turnover, which are both asked for. */
const Way = ({ title, span, sums, children }: WayProps): ReactElement => {
  const t = usePromoWords();
  const { deposit, turnover } = vipProgress({ ...sums, asset: useBrand().currency.code });
  return (
    <Stack gap={3}>
      <h2 className={text.strong}>{title}</h2>
      <Part label={t(`vip.deposit.${span}`)} have={sums.deposit} part={deposit} />
      <Part label={t(`vip.turnover.${span}`)} have={sums.turnover} part={turnover} />
      {children}
    </Stack>
  );
};

const Part = ({ label, have, part }: { label: string; have: string; part: VipProgressPart }): ReactElement => {
  const t = usePromoWords();
  const { money } = useFormat();
  return (
    <ProgressBar
      percent={part.percent}
      label={
        <>
          <span>{label}</span> <span translate="no">{money(have).text}</span>
        </>
      }
      figures={
        <span>{part.percent === 100 ? t("vip.reached") : t("vip.left", { amount: money(part.remaining).text })}</span>
      }
    />
  );
};
