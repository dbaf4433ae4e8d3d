import type { CallData, Contract } from "@baize/api-client/contract";
import { callQuery } from "@baize/api-client/react";
import { LIMIT_PERIODS, type LimitPeriod, PLAY_LIMITS, type PlayLimitKind } from "@baize/domain";
import { QueryView, useProtectionClient } from "@baize/feature-kit";
import { Button, Card, Section, Segmented, Skeleton, SkeletonRegion } from "@baize/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { useMemberWords } from "../words.ts";
import { LimitRow } from "./limit-row.tsx";
import { LimitSheet } from "./limit-sheet.tsx";
import * as css from "./protection.css.ts";

type PlayLimits = CallData<Contract["protection"]["playLimits"]>;

export interface PlayLimitsCardProps {
  /** Between asking for a looser limit and its confirmation. */
  readonly delayHours: number;
}

/** Limits of stakes, losses and time: those that are set or waited for, and the way to a new one. */
export const PlayLimitsCard = ({ delayHours }: PlayLimitsCardProps): ReactElement => {
  const t = useMemberWords();
  const { playLimits } = useProtectionClient().protection;
  const skeleton = (
    <SkeletonRegion>
      <Skeleton shape="row" count={1} />
    </SkeletonRegion>
  );
  return (
    <Card>
      <Section size="card" title={t("protection.playLimits.title")}>
        <p className={css.quiet}>{t("protection.playLimits.detail")}</p>
        <QueryView
          query={useQuery(callQuery(playLimits))}
          failed={t("protection.playLimits.failed")}
          skeleton={skeleton}
        >
          {(limits) => <PlayLimitList limits={limits} delayHours={delayHours} />}
        </QueryView>
      </Section>
    </Card>
  );
};

interface PlayLimitListProps extends PlayLimitsCardProps {
  readonly limits: PlayLimits;
}

/** Which limit is changed; `isNew` lets the member choose which. */
interface Changed {
  readonly kind: PlayLimitKind;
  readonly period: LimitPeriod;
  readonly isNew: boolean;
}

const PlayLimitList = ({ limits, delayHours }: PlayLimitListProps): ReactElement => {
  const t = useMemberWords();
  const [changed, setChanged] = useState<Changed | null>(null);
  const shown = limits.filter(({ amount, pending }) => amount !== null || pending !== null);
  const limit = limits.find(({ kind, period }) => kind === changed?.kind && period === changed.period);
  return (
    <>
      {shown.length === 0 ? (
        <p className={css.quiet}>{t("protection.playLimits.empty")}</p>
      ) : (
        <ul className={css.rows}>
          {shown.map((each) => (
            <LimitRow
              key={`${each.kind} ${each.period}`}
              kind={each.kind}
              limit={each}
              term={t(`protection.sheetTitle.${each.kind}`, { period: t(`protection.period.${each.period}`) })}
              onChange={() => setChanged({ kind: each.kind, period: each.period, isNew: false })}
            />
          ))}
        </ul>
      )}
      <div>
        <Button onPress={() => setChanged({ kind: "loss", period: "day", isNew: true })}>
          {t("protection.playLimits.add")}
        </Button>
      </div>
      {changed && limit && (
        <LimitSheet
          kind={changed.kind}
          limit={limit}
          title={changed.isNew ? t("protection.playLimits.newTitle") : undefined}
          delayHours={delayHours}
          onClose={() => setChanged(null)}
        >
          {changed.isNew && <Which changed={changed} onChange={setChanged} />}
        </LimitSheet>
      )}
    </>
  );
};

interface WhichProps {
  readonly changed: Changed;
  readonly onChange: (changed: Changed) => void;
}

const Which = ({ changed, onChange }: WhichProps): ReactElement => {
  const t = useMemberWords();
  return (
    <>
      <Segmented
        fullWidth
        label={t("protection.playLimits.kind")}
        options={PLAY_LIMITS.map((value) => ({ value, label: t(`protection.playLimits.kinds.${value}`) }))}
        value={changed.kind}
        onValueChange={(kind) => onChange({ ...changed, kind })}
      />
      <Segmented
        fullWidth
        label={t("protection.playLimits.period")}
        options={LIMIT_PERIODS.map((value) => ({ value, label: t(`protection.period.${value}`) }))}
        value={changed.period}
        onValueChange={(period) => onChange({ ...changed, period })}
      />
    </>
  );
};
