import { type DepositLimit, donePercent } from "@baize/feature-kit";
import { Button, MoneyText, useBrand, useFormat } from "@baize/ui-kit";
import type { ReactElement } from "react";
import { kept } from "../kept.tsx";
import { useMemberWords } from "../words.ts";
import { PendingLimit } from "./pending-limit.tsx";
import * as css from "./protection.css.ts";

export interface LimitRowProps {
  readonly limit: DepositLimit;
  readonly onChange: () => void;
}

/** One deposit limit: what it is, what of it is used, and what waits to replace it. */
export const LimitRow = ({ limit, onChange }: LimitRowProps): ReactElement => {
  const t = useMemberWords();
  const { period, amount, pending } = limit;
  const name = t(`protection.period.${period}`);
  return (
    <li className={css.limit}>
      <div className={css.head}>
        <div className={css.fact}>
          <p className={css.term}>{name}</p>
          <p className={css.detail}>{amount === null ? t("protection.limits.none") : <MoneyText value={amount} />}</p>
        </div>
        <Button
          onPress={onChange}
          aria-label={t(amount === null ? "protection.limits.setOf" : "protection.limits.changeOf", { period: name })}
        >
          {t(amount === null ? "protection.limits.set" : "protection.limits.change")}
        </Button>
      </div>
      <Used limit={limit} name={name} />
      {pending !== null && <PendingLimit key={pending.id} name={name} pending={pending} />}
    </li>
  );
};

const Used = ({
  limit: { amount, used, left, freesAt },
  name,
}: {
  readonly limit: DepositLimit;
  readonly name: string;
}): ReactElement => {
  const t = useMemberWords();
  const format = useFormat();
  const { currency } = useBrand();
  const money = (decimal: string): string => format.money(decimal).text;
  return (
    <>
      {amount !== null && (
        <progress
          className={css.bar}
          aria-label={t("protection.limits.usedOf", { period: name })}
          max={100}
          value={donePercent(used, amount, currency.code)}
        />
      )}
      <p className={css.figures}>
        <span>{t.rich("protection.limits.used", { amount: money(used), kept })}</span>
        {left !== null && <span>{t.rich("protection.limits.left", { amount: money(left), kept })}</span>}
      </p>
      {amount !== null && freesAt !== null && (
        <p className={css.quiet}>{t.rich("protection.limits.frees", { time: format.dateTime(freesAt), kept })}</p>
      )}
    </>
  );
};
