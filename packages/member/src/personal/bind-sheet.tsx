import { useMember } from "@baize/api-client/react";
import { pickInput, useCallForm } from "@baize/feature-kit";
import { PasswordField, useToasts } from "@baize/ui-kit";
import type { ReactElement } from "react";
import { CodeFields } from "../auth/code-fields.tsx";
import { type Channel, useCodeTarget, useKeptTarget } from "../auth/use-code-target.ts";
import { useMemberWords } from "../words.ts";
import { FormSheet } from "./form-sheet.tsx";
import { usePersonalClient } from "./use-personal-client.ts";

const TITLES = {
  phone: { new: "personal.bindSheet.phone", again: "personal.bindSheet.phoneAgain" },
  email: { new: "personal.bindSheet.email", again: "personal.bindSheet.emailAgain" },
} as const;
/** The key of what is done: binding, or changing what is bound. */
export const bindTitle = (channel: Channel, isBound: boolean) => TITLES[channel][isBound ? "again" : "new"];

export interface BindSheetProps {
  readonly channel: Channel;
  /** The account has one, which the new one replaces. */
  readonly isBound: boolean;
  readonly onClose: () => void;
}

/** Binds a phone number or an e-mail address by a code that goes there, and the log-in password. */
export const BindSheet = ({ channel, isBound, onClose }: BindSheetProps): ReactElement => {
  const t = useMemberWords();
  const client = usePersonalClient();
  const { refresh } = useMember();
  const { show } = useToasts();
  const target = useCodeTarget(channel, "bind");
  const kept = useKeptTarget("bind");
  const form = useCallForm({
    schema: pickInput(client.profile.bind, "code"),
    defaults: { ...kept.defaultsOf(channel), login: "" },
    checks: {
      ...target.checks,
      login: ({ login }) => (login === "" ? t("personal.bindSheet.needLogin") : undefined),
    },
    fields: { login_wrong: "login", code_wrong: "code", ticket_expired: "code", account_taken: "account" },
    secrets: ["login"],
    overrides: { login_wrong: t("personal.loginSheet.wrong") },
    send: async (values) => {
      const answer = await client.withSealed(async ({ seal, keyId }) =>
        client.profile.bind({ ...target.inputOf(values), loginPassword: await seal(values.login), keyId }),
      );
      target.settle(values, answer);
      return answer;
    },
    onDone: () => {
      show({ text: t("personal.bindSheet.done"), tone: "win" });
      void refresh();
      onClose();
    },
  });
  return (
    <FormSheet
      form={form}
      title={t(bindTitle(channel, isBound))}
      detail={t("personal.bindSheet.detail")}
      submit={t("personal.bindSheet.submit")}
      onClose={onClose}
    >
      <CodeFields form={form} target={target} />
      <PasswordField
        label={t("personal.bindSheet.login")}
        autoComplete="current-password"
        {...form.field("login")}
        required
      />
    </FormSheet>
  );
};
