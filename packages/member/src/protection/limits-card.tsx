import type { LimitPeriod } from "@baize/domain";
import type { ProtectionState } from "@baize/feature-kit";
import { Card, Section } from "@baize/ui-kit";
import { type ReactElement, useState } from "react";
import { useMemberWords } from "../words.ts";
import { LimitRow } from "./limit-row.tsx";
import { LimitSheet } from "./limit-sheet.tsx";
import * as css from "./protection.css.ts";

/** The deposit limits of all periods. */
export const LimitsCard = ({ state }: { readonly state: ProtectionState }): ReactElement => {
  const t = useMemberWords();
  const [changed, setChanged] = useState<LimitPeriod | null>(null);
  const { depositLimits, increaseDelayHours } = state;
  const limit = depositLimits.find(({ period }) => period === changed);
  return (
    <Card>
      <Section size="card" title={t("protection.limits.title")}>
        <p className={css.quiet}>{t("protection.limits.detail")}</p>
        <ul className={css.rows}>
          {depositLimits.map((each) => (
            <LimitRow
              key={each.period}
              kind="deposit"
              limit={each}
              term={t(`protection.period.${each.period}`)}
              onChange={() => setChanged(each.period)}
            />
          ))}
        </ul>
      </Section>
      {limit && (
        <LimitSheet kind="deposit" limit={limit} delayHours={increaseDelayHours} onClose={() => setChanged(null)} />
      )}
    </Card>
  );
};
