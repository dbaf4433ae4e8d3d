import type { PreInfo } from "@baize/api-client/react";
import { ACCOUNT_LIMITS, checkRealName, checkUsername, cleanName, isInviteCode, paths, plainText } from "@baize/domain";
import { type CallForm, pickInput, type RefusalCode, useCallForm, useRefusalWords } from "@baize/feature-kit";
import { useState } from "react";
import {
  type Channel,
  type CodeTarget,
  type CodeValues,
  useCodeTarget,
  useKeptTarget,
} from "../auth/use-code-target.ts";
import { useAccountClient } from "../auth/use-account-client.ts";
import { useNewPassword } from "../auth/use-new-password.ts";
import { useCompleteAuth } from "../auth/use-complete-auth.ts";
import { useMemberWords } from "../words.ts";

export interface RegisterValues extends CodeValues {
  readonly username: string;
  readonly password: string;
  readonly confirm: string;
  readonly realName: string;
  readonly invite: string;
  readonly adult: boolean;
  readonly terms: boolean;
}

export interface Registration {
  readonly form: CallForm<RegisterValues>;
  readonly target: CodeTarget;
  readonly setChannel: (channel: Channel) => void;
  /** The code that came with an invitation link; the field is then read-only. */
  readonly linkInvite: string | null;
}

/** Fields of the first of two steps. */
export const CREDENTIALS = ["username", "password", "confirm"] as const;

const EMPTY = { username: "", password: "", confirm: "", realName: "", invite: "", adult: false, terms: false };

/** At which field a refusal is shown; a password is refused by its length and form too. */
const fieldOf = {
  username_invalid: "username",
  username_taken: "username",
  password_weak: "password",
  seal_too_long: "password",
  text_malformed: "password",
  code_wrong: "code",
  ticket_expired: "code",
  account_taken: "account",
  invite_unknown: "invite",
  invite_required: "invite",
  real_name_invalid: "realName",
  age_required: "adult",
  terms_required: "terms",
} as const satisfies { readonly [K in RefusalCode]?: keyof RegisterValues };

/** The form of registration: every error at its field, nothing cleared until it is accepted. */
export const useRegister = ({ channels, ...asked }: PreInfo["register"]): Registration => {
  const t = useMemberWords();
  const client = useAccountClient();
  const completeAuth = useCompleteAuth(paths.user);
  const keptTarget = useKeptTarget("register");
  const [channel, setChannel] = useState<Channel>(
    channels.find((offered) => offered === keptTarget.channel) ?? channels[0] ?? "phone",
  );
  const target = useCodeTarget(channel, "register");
  const [linkInvite] = useState(() => client.invite.get());
  const checks = useRegisterChecks(asked);
  const form = useCallForm({
    schema: pickInput(client.account.register, "username"),
    defaults: { ...EMPTY, ...keptTarget.defaultsOf(channel), invite: linkInvite ?? "" },
    checks: { ...checks, ...target.checks },
    fields: fieldOf,
    secretsUntilDone: ["password", "confirm", "code"],
    send: async (values) => {
      const invite = plainText(values.invite);
      const realName = cleanName(values.realName).text;
      const { username, password, adult, terms } = values;
      const answer = await client.withSealed(async ({ keyId, seal }) =>
        client.account.register({
          username: plainText(username),
          password: await seal(password),
          keyId,
          ...target.inputOf(values),
          ...(invite !== "" && asked.inviteMode !== "none" ? { i_code: invite } : {}),
          ...(realName !== "" && asked.realName !== "none" ? { realName } : {}),
          adult,
          terms,
        }),
      );
      target.settle(values, answer);
      return answer;
    },
    onDone: () => {
      client.invite.forget();
      completeAuth(t("register.done"), form);
    },
  });
  const changeChannel = (next: Channel): void => {
    setChannel(next);
    form.empty("account", "captcha", "code");
  };
  return { form, target, setChannel: changeChannel, linkInvite };
};

type Checks = {
  readonly [K in Exclude<keyof RegisterValues, keyof CodeValues>]: (values: RegisterValues) => string | undefined;
};

/** What is wrong with the fields that are registration's own. */
const useRegisterChecks = ({ inviteMode, realName: realNameMode }: Omit<PreInfo["register"], "channels">): Checks => {
  const t = useMemberWords();
  const words = useRefusalWords();
  const newPassword = useNewPassword();
  return {
    username: ({ username }) => {
      const reason = checkUsername(username);
      if (!reason) return undefined;
      return reason === "required" ? t("need.username") : t(`wrong.username.${reason}`, ACCOUNT_LIMITS.username);
    },
    ...newPassword,
    realName: ({ realName }) => {
      const isEmpty = cleanName(realName).text === "";
      if (realNameMode === "none" || (realNameMode === "optional" && isEmpty)) return undefined;
      if (isEmpty) return t("need.realName");
      return checkRealName(realName) ? t("wrong.realName", ACCOUNT_LIMITS.realName) : undefined;
    },
    invite: ({ invite }) => {
      const code = plainText(invite);
      if (inviteMode === "none") return undefined;
      if (code === "") return inviteMode === "required" ? t("need.invite") : undefined;
      return isInviteCode(code) ? undefined : words.refusal({ code: "invite_unknown", detail: {} });
    },
    adult: ({ adult }) => (adult ? undefined : t("need.adult")),
    terms: ({ terms }) => (terms ? undefined : t("need.terms")),
  };
};
