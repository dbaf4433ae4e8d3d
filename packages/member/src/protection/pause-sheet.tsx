import { addDuration, type BreakLength, type ExclusionLength, type PauseKind } from "@baize/domain";
import { pickInput, useCallForm, useProtectionClient } from "@baize/feature-kit";
import {
  Alert,
  Button,
  ChoiceCards,
  PasswordField,
  useBrand,
  useClock,
  useFormat,
  useLocale,
  useToasts,
} from "@baize/ui-kit";
import { type FormEvent, type ReactElement, useLayoutEffect, useRef, useState } from "react";
import { FormSheet } from "../personal/form-sheet.tsx";
import { useMemberWords } from "../words.ts";
import { useStateAgain } from "./use-state-again.ts";

type Length = BreakLength | ExclusionLength;

export interface PauseSheetProps {
  readonly kind: PauseKind;
  /** What may be chosen, the shortest first. */
  readonly lengths: readonly Length[];
  /** Names of the operator's other brands. */
  readonly otherBrands: readonly string[];
  readonly onClose: () => void;
}

/** Takes a break or excludes oneself: first for how long and where, then the question with the log-in password. */
export const PauseSheet = ({ kind, lengths, otherBrands, onClose }: PauseSheetProps): ReactElement => {
  const t = useMemberWords();
  const [isAsked, setAsked] = useState(false);
  const form = usePauseForm({ kind, lengths, otherBrands, onClose });
  const endOf = useEnd();
  const listed = useListed();
  const { length, brands } = form.values;
  const end = length === "" ? "" : endOf(length);
  const next = async (): Promise<void> => {
    if (await form.check("length", "brands")) setAsked(true);
  };
  const step = {
    ...form,
    onSubmit: (event?: FormEvent): void => {
      event?.preventDefault();
      void next();
    },
  };
  return (
    <FormSheet
      form={isAsked ? form : step}
      title={isAsked ? t(`protection.${kind}.question`, { time: end }) : t(`protection.${kind}.choose`)}
      submit={isAsked ? t(`protection.${kind}.submit`) : t("protection.pause.next")}
      onClose={onClose}
    >
      {isAsked ? (
        <Question
          {...{ kind, form }}
          names={brands === "yes" ? listed(otherBrands) : null}
          onBack={() => {
            form.empty("login");
            setAsked(false);
          }}
        />
      ) : (
        <Choices {...{ form, lengths, otherBrands }} />
      )}
    </FormSheet>
  );
};

interface QuestionProps extends Pick<PauseSheetProps, "kind"> {
  readonly form: ReturnType<typeof usePauseForm>;
  /** Of the other brands that are covered. */
  readonly names: string | null;
  readonly onBack: () => void;
}

/** What will happen, and the password. It takes the focus from the button that led here. */
const Question = ({ kind, form, names, onBack }: QuestionProps): ReactElement => {
  const t = useMemberWords();
  const password = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => password.current?.focus(), []);
  return (
    <>
      <Alert tone="warning">
        <span>{t(`protection.${kind}.questionText`)}</span>
        {names !== null && <span>{t("protection.pause.alsoAt", { names })}</span>}
      </Alert>
      <PasswordField
        label={t("personal.bindSheet.login")}
        autoComplete="current-password"
        {...form.field("login")}
        ref={password}
        required
      />
      <Button variant="quiet" disabled={form.isSending} onPress={onBack}>
        {t("protection.pause.back")}
      </Button>
    </>
  );
};

/** The end of a pause that begins now, in the brand's zone. */
const useEnd = (): ((length: string) => string) => {
  const format = useFormat();
  const clock = useClock();
  const { zone } = useBrand();
  return (length) => format.dateTime(addDuration(zone, clock(), length));
};

/** Names in a row, as the language has them. */
const useListed = (): ((names: readonly string[]) => string) => {
  const locale = useLocale();
  return (names) => new Intl.ListFormat(locale, { type: "conjunction" }).format(names);
};

type ChoicesProps = Pick<PauseSheetProps, "lengths" | "otherBrands"> & {
  readonly form: ReturnType<typeof usePauseForm>;
};

const Choices = ({ form, lengths, otherBrands }: ChoicesProps): ReactElement => {
  const t = useMemberWords();
  const endOf = useEnd();
  const listed = useListed();
  return (
    <>
      <ChoiceCards
        required
        label={t("protection.pause.length")}
        choices={lengths.map((value) => ({
          value,
          title: t(`protection.length.${value}`),
          lines: [t("protection.pause.until", { time: endOf(value) })],
        }))}
        value={lengths.find((value) => value === form.values.length) ?? null}
        onValueChange={(length) => form.set({ length })}
        error={form.errorAt("length")}
      />
      {otherBrands.length > 0 && (
        <ChoiceCards
          required
          label={t("protection.pause.brands", { names: listed(otherBrands) })}
          columns={2}
          choices={[
            { value: "yes", title: t("protection.pause.all") },
            { value: "no", title: t("protection.pause.here") },
          ]}
          value={(["yes", "no"] as const).find((value) => value === form.values.brands) ?? null}
          onValueChange={(brands) => form.set({ brands })}
          error={form.errorAt("brands")}
        />
      )}
    </>
  );
};

const usePauseForm = ({ kind, lengths, otherBrands, onClose }: PauseSheetProps) => {
  const t = useMemberWords();
  const client = useProtectionClient();
  const format = useFormat();
  const { show } = useToasts();
  const readAgain = useStateAgain();
  const isBreak = kind === "break";
  return useCallForm({
    schema: pickInput(client.protection.takeBreak),
    defaults: { length: "", brands: "", login: "" },
    checks: {
      length: ({ length }) => (lengths.some((each) => each === length) ? undefined : t("protection.pause.needLength")),
      brands: ({ brands }) => (otherBrands.length > 0 && brands === "" ? t("protection.pause.needBrands") : undefined),
      login: ({ login }) => (login === "" ? t("personal.bindSheet.needLogin") : undefined),
    },
    fields: { login_wrong: "login", seal_too_long: "login" },
    secrets: ["login"],
    overrides: { login_wrong: t("personal.loginSheet.wrong") },
    send: async ({ length, brands, login }) =>
      client.withSealed(async ({ seal, keyId }) => {
        const proof = { loginPassword: await seal(login), keyId };
        return isBreak
          ? client.protection.takeBreak({ length: length as BreakLength, ...proof })
          : client.protection.exclude({ length: length as ExclusionLength, allBrands: brands === "yes", ...proof });
      }),
    onDone: ({ until }) => {
      show({ text: t(`protection.${kind}.done`, { time: format.dateTime(until) }), tone: "info" });
      readAgain();
      onClose();
    },
  });
};
