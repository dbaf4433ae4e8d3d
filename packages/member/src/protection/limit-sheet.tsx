import { assetScale, type LimitPeriod, toDecimal } from "@baize/domain";
import { type DepositLimit, pickInput, useCallForm } from "@baize/feature-kit";
import { Alert, AmountField, ChoiceCards, useBrand, useClock, useFormat, useToasts } from "@baize/ui-kit";
import type { ReactElement } from "react";
import { kept } from "../kept.tsx";
import { FormSheet } from "../personal/form-sheet.tsx";
import { useMemberWords } from "../words.ts";
import { effectOf, readLimit } from "./read-limit.ts";
import { useProtectionClient } from "./use-protection-client.ts";
import { useStateAgain } from "./use-state-again.ts";

const HOUR_MS = 3_600_000;

export interface LimitSheetProps {
  readonly limit: DepositLimit;
  /** Between asking for a looser limit and its confirmation. */
  readonly delayHours: number;
  readonly onClose: () => void;
}

/** Sets, changes or lifts one deposit limit. */
export const LimitSheet = ({ limit: { period, amount }, delayHours, onClose }: LimitSheetProps): ReactElement => {
  const t = useMemberWords();
  const asset = useBrand().currency.code;
  const form = useLimitForm(period, onClose);
  const { choice, amount: text } = form.values;
  const name = t(`protection.period.${period}`);
  return (
    <FormSheet
      form={form}
      title={t("protection.limitSheet.title", { period: name })}
      detail={t(`protection.limitSheet.${period}`)}
      submit={t("protection.limitSheet.submit")}
      onClose={onClose}
    >
      <ChoiceCards
        label={t("protection.limitSheet.choice")}
        columns={2}
        choices={[
          { value: "limit", title: t("protection.limitSheet.limit") },
          { value: "none", title: t("protection.limits.none") },
        ]}
        value={choice}
        onValueChange={(next) => form.set({ choice: next })}
      />
      {choice === "limit" && (
        <AmountField
          required
          label={t("protection.limitSheet.amount")}
          help={t("protection.limitSheet.zero")}
          decimals={assetScale(asset)}
          value={text}
          onValueChange={(next) => form.set({ amount: next })}
          error={form.errorAt("amount")}
        />
      )}
      <Effect {...{ choice, text, delayHours }} present={amount} />
    </FormSheet>
  );
};

/** An amount, or the explicit choice of no limit. */
const useLimitForm = (period: LimitPeriod, onDone: () => void) => {
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
        choice === "limit" && readLimit(text, asset) === null ? t("protection.limitSheet.need") : undefined,
    },
    fields: { bad_request: "amount" },
    overrides: { bad_request: t("protection.limitSheet.wrong") },
    send: async ({ choice, amount: text }) => {
      const wanted = choice === "limit" ? readLimit(text, asset) : null;
      return client.protection.setLimit({ kind: "deposit", period, ...(wanted !== null && { amount: toDecimal(wanted) }) });
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

interface EffectProps extends Pick<LimitSheetProps, "delayHours"> {
  readonly present: string | null;
  readonly choice: string;
  readonly text: string;
}

/** What will happen once it is sent. */
const Effect = ({ present, choice, text, delayHours }: EffectProps): ReactElement | null => {
  const t = useMemberWords();
  const format = useFormat();
  const clock = useClock();
  const asset = useBrand().currency.code;
  const wanted = choice === "limit" ? readLimit(text, asset) : null;
  if (choice === "limit" && wanted === null) return null;
  const effect = effectOf(present, wanted, asset);
  const from = format.dateTime(clock() + delayHours * HOUR_MS);
  return (
    <Alert isLive tone="info">
      <span>{t.rich(`protection.effect.${effect}`, { hours: delayHours, from, kept })}</span>
    </Alert>
  );
};
