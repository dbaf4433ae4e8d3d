import type { CallData, contract } from "@baize/api-client/contract";
import { paths } from "@baize/domain";
import { NewWithdrawPasswordFields, pickInput, useCallForm, useNewWithdrawPassword } from "@baize/feature-kit";
import { Alert, LinkButton, PasswordField, Segmented, Sheet, Stack, useFormat, useToasts } from "@baize/ui-kit";
import { type ReactElement, useState } from "react";
import { CodeFields } from "../auth/code-fields.tsx";
import { type Channel, type CodeTarget, useCodeTarget } from "../auth/use-code-target.ts";
import { useMemberWords } from "../words.ts";
import { FormSheet } from "./form-sheet.tsx";
import { usePersonalClient } from "./use-personal-client.ts";

type Member = CallData<typeof contract.member.token>;

export interface ResetWithdrawSheetProps {
  readonly member: Member;
  readonly onClose: () => void;
}

/** Sets a forgotten withdrawal password anew, by a code to the account's own phone or e-mail address. */
export const ResetWithdrawSheet = ({ member, onClose }: ResetWithdrawSheetProps): ReactElement => {
  const t = useMemberWords();
  const bound: readonly Channel[] = [
    ...(member.phoneBound ? (["phone"] as const) : []),
    ...(member.emailBound ? (["email"] as const) : []),
  ];
  const [chosen, setChosen] = useState<Channel | null>(bound[0] ?? null);
  if (chosen === null)
    return (
      <Sheet
        isOpen
        width="small"
        title={t("personal.resetSheet.title")}
        onClose={onClose}
        footer={
          <LinkButton to={paths.iframeCustomerService} variant="primary" fullWidth>
            {t("personal.resetSheet.toService")}
          </LinkButton>
        }
      >
        <Alert tone="info">
          <span>{t("personal.resetSheet.none")}</span>
        </Alert>
      </Sheet>
    );
  return (
    <ResetForm
      key={chosen}
      channel={chosen}
      account={member[chosen]}
      onClose={onClose}
      choice={
        <Stack gap={2}>
          <span>{t("personal.resetSheet.channel")}</span>
          <Segmented
            label={t("personal.resetSheet.channel")}
            fullWidth
            options={bound.map((value) => ({ value, label: <span translate="no">{member[value]}</span> }))}
            value={chosen}
            onValueChange={setChosen}
          />
        </Stack>
      }
    />
  );
};

interface ResetFormProps {
  readonly channel: Channel;
  /** As the account shows it. */
  readonly account: string;
  readonly choice: ReactElement;
  readonly onClose: () => void;
}

const ResetForm = ({ channel, account, choice, onClose }: ResetFormProps): ReactElement => {
  const t = useMemberWords();
  const target = useCodeTarget(channel, "withdraw");
  const form = useResetForm(target, account, onClose);
  return (
    <FormSheet
      form={form}
      title={t("personal.resetSheet.title")}
      detail={t("personal.resetSheet.detail")}
      submit={t("personal.resetSheet.submit")}
      onClose={onClose}
    >
      {choice}
      <CodeFields form={form} target={target} />
      <PasswordField
        label={t("personal.bindSheet.login")}
        autoComplete="current-password"
        {...form.field("login")}
        required
      />
      <NewWithdrawPasswordFields
        form={form}
        labels={{ first: t("personal.withdrawSheet.next"), second: t("personal.withdrawSheet.again") }}
      />
    </FormSheet>
  );
};

const useResetForm = (target: CodeTarget, account: string, onClose: () => void) => {
  const t = useMemberWords();
  const client = usePersonalClient();
  const format = useFormat();
  const { show } = useToasts();
  const { checks, overrides } = useNewWithdrawPassword();
  return useCallForm({
    schema: pickInput(client.profile.resetWithdrawPassword, "code"),
    defaults: { area: "", account, captcha: "", code: "", login: "", first: "", second: "" },
    checks: {
      ...target.checks,
      ...checks,
      login: ({ login }) => (login === "" ? t("personal.bindSheet.needLogin") : undefined),
    },
    fields: {
      login_wrong: "login",
      code_wrong: "code",
      ticket_expired: "code",
      password_weak: "first",
      same_as_login: "first",
    },
    secrets: ["login", "first", "second"],
    overrides: { ...overrides, login_wrong: t("personal.loginSheet.wrong") },
    send: async (values) => {
      const { type, code, ticket } = target.inputOf(values);
      const answer = await client.withSealed(async ({ seal, keyId }) =>
        client.profile.resetWithdrawPassword({
          type,
          code,
          ticket,
          loginPassword: await seal(values.login),
          password: await seal(values.first),
          keyId,
        }),
      );
      target.settle(values, answer);
      return answer;
    },
    onDone: ({ until }) => {
      show({ text: t("personal.resetSheet.done", { time: format.dateTime(until) }), tone: "win" });
      onClose();
    },
  });
};
