import type { LimitKind } from "@baize/domain";
import { type DepositLimit, donePercent } from "@baize/feature-kit";
import { Button, useBrand, useFormat } from "@baize/ui-kit";
import type { ReactElement } from "react";
import { kept } from "../kept.tsx";
import { useMemberWords } from "../words.ts";
import { LimitAmount, useLimitText } from "./limit-amount.tsx";
import { PendingLimit } from "./pending-limit.tsx";
import * as css from "./protection.css.ts";

export interface LimitRowProps {
  readonly kind: LimitKind;
  readonly limit: DepositLimit;
  /** Stands above the limit: its period, or what it limits as well. */
  readonly term: string;
  readonly onChange: () => void;
}

/** One limit: what it is, what of it is used, and what waits to replace it. */
export const LimitRow = ({ kind, limit, term, onChange }: LimitRowProps): ReactElement => {
  const t = useMemberWords();
  const { period, amount, pending } = limit;
  const name = t(`protection.name.${kind}`, { period: t(`protection.period.${period}`) });
  return (
    <li className={css.limit}>
      <div className={css.head}>
        <div className={css.fact}>
          <p className={css.term}>{term}</p>
          <p className={css.detail}>
            {amount === null ? t("protection.limits.none") : <LimitAmount kind={kind} amount={amount} />}
          </p>
        </div>
        <Button
          onPress={onChange}
          aria-label={t(amount === null ? "protection.limits.setOf" : "protection.limits.changeOf", { name })}
        >
          {t(amount === null ? "protection.limits.set" : "protection.limits.change")}
        </Button>
      </div>
      <Used kind={kind} limit={limit} name={name} />
      {pending !== null && <PendingLimit key={pending.id} kind={kind} name={name} pending={pending} />}
    </li>
  );
};

interface UsedProps extends Pick<LimitRowProps, "kind" | "limit"> {
  readonly name: string;
}

const Used = ({ kind, limit: { amount, used, left, freesAt }, name }: UsedProps): ReactElement => {
  const t = useMemberWords();
  const format = useFormat();
  const text = useLimitText(kind);
  const { currency } = useBrand();
  return (
    <>
      {amount !== null && (
        <progress
          className={css.bar}
          aria-label={t("protection.limits.usedOf", { name })}
          max={100}
          value={donePercent(used, amount, currency.code)}
        />
      )}
      <p className={css.figures}>
        <span>{t.rich("protection.limits.used", { amount: text(used), kept })}</span>
        {left !== null && <span>{t.rich("protection.limits.left", { amount: text(left), kept })}</span>}
      </p>
      {amount !== null && freesAt !== null && (
        <p className={css.quiet}>{t.rich("protection.limits.frees", { time: format.dateTime(freesAt), kept })}</p>
      )}
    </>
  );
};
