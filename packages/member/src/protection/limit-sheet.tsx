import type { LimitKind, LimitPeriod } from "@baize/domain";
import { type DepositLimit, pickInput, useCallForm, useProtectionClient } from "@baize/feature-kit";
import { Alert, AmountField, ChoiceCards, useBrand, useClock, useFormat, useToasts } from "@baize/ui-kit";
import type { ReactElement, ReactNode } from "react";
import { kept } from "../kept.tsx";
import { FormSheet } from "../personal/form-sheet.tsx";
import { useMemberWords } from "../words.ts";
import { effectOf, limitScale, readLimit } from "./read-limit.ts";
import { useStateAgain } from "./use-state-again.ts";

const HOUR_MS = 3_600_000;

export interface LimitSheetProps {
  readonly kind: LimitKind;
  readonly limit: DepositLimit;
  /** Names of the limit by default. */
  readonly title?: string | undefined;
  /** Between asking for a looser limit and its confirmation. */
  readonly delayHours: number;
  readonly onClose: () => void;
  /** Above the amount: the choice of which limit, where there is one. */
  readonly children?: ReactNode;
}

/** Sets, changes or lifts one limit. */
export const LimitSheet = ({
  kind,
  limit: { period, amount },
  title,
  delayHours,
  onClose,
  children,
}: LimitSheetProps): ReactElement => {
  const t = useMemberWords();
  const asset = useBrand().currency.code;
  const form = useLimitForm(kind, period, onClose);
  const { choice, amount: text } = form.values;
  return (
    <FormSheet
      form={form}
      title={title ?? t(`protection.sheetTitle.${kind}`, { period: t(`protection.period.${period}`) })}
      detail={t(`protection.limitSheet.${kind}.${period}`)}
      submit={t("protection.limitSheet.submit")}
      onClose={onClose}
    >
      {children}
      <ChoiceCards
        label={t("protection.limitSheet.choice")}
        columns={2}
        choices={[
          { value: "limit", title: t(`protection.limitSheet.${kind === "time" ? "limitTime" : "limit"}`) },
          { value: "none", title: t("protection.limits.none") },
        ]}
        value={choice}
        onValueChange={(next) => form.set({ choice: next })}
      />
      {choice === "limit" && (
        <AmountField
          required
          label={t("protection.limitSheet.amount")}
          help={t(`protection.limitSheet.zero.${kind}`)}
          decimals={limitScale(kind, asset)}
          unit={kind === "time" ? t("protection.minuteUnit") : undefined}
          value={text}
          onValueChange={(next) => form.set({ amount: next })}
          error={form.errorAt("amount")}
        />
      )}
      <Effect {...{ kind, choice, text, delayHours }} present={amount} />
    </FormSheet>
  );
};

/** An amount, or the explicit choice of no limit. */
const useLimitForm = (kind: LimitKind, period: LimitPeriod, onDone: () => void) => {
  const t = useMemberWords();
  const format = useFormat();
  const { show } = useToasts();
  const asset = useBrand().currency.code;
  const client = useProtectionClient();
  const readAgain = useStateAgain();
  return useCallForm({
    schema: pickInput(client.protection.setLimit, "amount"),
    defaults: { choice: "limit", amount: "" },
    checks: {
      amount: ({ choice, amount: text }) =>
        choice === "limit" && readLimit(text, kind, asset) === null ? t("protection.limitSheet.need") : undefined,
    },
    fields: { bad_request: "amount" },
    overrides: { bad_request: t("protection.limitSheet.wrong") },
    send: async ({ choice, amount: text }) => {
      const amount = choice === "limit" ? readLimit(text, kind, asset) : null;
      return client.protection.setLimit({ kind, period, ...(amount !== null && { amount }) });
    },
    onDone: ({ isPending, from }) => {
      show({
        text: isPending ? t("protection.limits.waits", { time: format.dateTime(from) }) : t("protection.limits.acts"),
        tone: isPending ? "info" : "win",
      });
      readAgain();
      onDone();
    },
  });
};

interface EffectProps extends Pick<LimitSheetProps, "kind" | "delayHours"> {
  readonly present: string | null;
  readonly choice: string;
  readonly text: string;
}

/** What will happen once it is sent. */
const Effect = ({ kind, present, choice, text, delayHours }: EffectProps): ReactElement | null => {
  const t = useMemberWords();
  const format = useFormat();
  const clock = useClock();
  const asset = useBrand().currency.code;
  const wanted = choice === "limit" ? readLimit(text, kind, asset) : null;
  if (choice === "limit" && wanted === null) return null;
  const effect = effectOf(present, wanted, asset);
  const from = format.dateTime(clock() + delayHours * HOUR_MS);
  return (
    <Alert isLive tone="info">
      <span>{t.rich(`protection.effect.${effect}`, { hours: delayHours, from, kept })}</span>
    </Alert>
  );
};
