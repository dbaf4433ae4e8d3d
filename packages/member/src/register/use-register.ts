import { type PreInfo, useClient } from "@baize/api-client/react";
import { checkLoginPassword, checkRealName, checkUsername, isFormEmpty, isInviteCode, paths } from "@baize/domain";
import { type Refusal, type RefusalCode, useRefusalWords } from "@baize/feature-kit";
import { useRef, useState } from "react";
import { useCodeTarget, type Channel, type CodeTarget } from "../gate/use-code-target.ts";
import { useEnter } from "../gate/use-enter.ts";
import { useMemberWords } from "../words.ts";

export interface RegisterValues {
  readonly username: string;
  readonly password: string;
  readonly confirm: string;
  readonly realName: string;
  readonly invite: string;
  readonly adult: boolean;
  readonly terms: boolean;
}
export type RegisterErrors = { readonly [K in keyof RegisterValues | "form"]?: string | undefined };

export interface RegisterForm {
  readonly values: RegisterValues;
  readonly set: (change: Partial<RegisterValues>) => void;
  readonly errors: RegisterErrors;
  readonly checkField: (field: "username" | "confirm") => void;
  readonly target: CodeTarget;
  readonly isSending: boolean;
  /** The code that came with an invitation link; the field is then read-only. */
  readonly linkInvite: string | null;
  readonly send: () => Promise<void>;
}

const fieldOf: Partial<Record<RefusalCode, keyof RegisterErrors>> = {
  username_invalid: "username",
  username_taken: "username",
  password_weak: "password",
  text_too_long: "password",
  text_malformed: "password",
  invite_unknown: "invite",
  invite_required: "invite",
  real_name_invalid: "realName",
  age_required: "adult",
  terms_required: "terms",
};

/** State and act of registration: every error at its field, nothing cleared, one request per press. */
export const useRegister = (preInfo: PreInfo["register"], channel: Channel): RegisterForm => {
  const t = useMemberWords();
  const say = useRefusalWords();
  const client = useClient();
  const enter = useEnter(paths.user);
  const target = useCodeTarget(channel, "register");
  const [linkInvite] = useState(() => client.invite.get());
  const [values, setValues] = useState<RegisterValues>({
    username: "",
    password: "",
    confirm: "",
    realName: "",
    invite: linkInvite ?? "",
    adult: false,
    terms: false,
  });
  const [errors, setErrors] = useState<RegisterErrors>({});
  const [isSending, setSending] = useState(false);
  const lock = useRef(false);

  const usernameError = (): string | undefined => {
    const reason = checkUsername(values.username);
    if (!reason) return undefined;
    return reason === "required" ? t("need.username") : t(`wrong.username.${reason}`);
  };
  const passwordError = (): string | undefined => {
    const reason = checkLoginPassword(values.password);
    if (!reason) return undefined;
    return reason === "required" ? t("need.secret") : t(`wrong.password.${reason}`);
  };
  const confirmError = (): string | undefined => {
    if (values.confirm === "") return t("need.confirm");
    return values.confirm === values.password ? undefined : t("register.confirmWrong");
  };
  const realNameError = (): string | undefined => {
    const name = values.realName.trim();
    if (preInfo.realName === "none" || (preInfo.realName === "optional" && name === "")) return undefined;
    if (name === "") return t("need.realName");
    return checkRealName(name) ? t("wrong.realName") : undefined;
  };
  const inviteError = (): string | undefined => {
    const code = values.invite.trim();
    if (preInfo.inviteMode === "none") return undefined;
    if (code === "") return preInfo.inviteMode === "required" ? t("need.invite") : undefined;
    return isInviteCode(code) ? undefined : say.refusal({ code: "invite_unknown", detail: {} });
  };

  const check = (): boolean => {
    const found: RegisterErrors = {
      username: usernameError(),
      password: passwordError(),
      confirm: confirmError(),
      realName: realNameError(),
      invite: inviteError(),
      adult: values.adult ? undefined : t("need.adult"),
      terms: values.terms ? undefined : t("need.terms"),
    };
    const isTargetRight = target.check();
    const { username, password, confirm, adult, terms } = values;
    const isEmpty = isFormEmpty({
      username,
      password,
      confirm,
      adult,
      terms,
      account: target.target,
      code: target.code,
    });
    setErrors({ ...found, form: isEmpty ? t("register.fillAll") : undefined });
    return isTargetRight && !isEmpty && Object.values(found).every((error) => error === undefined);
  };

  const refuse = (refused: Refusal): void => {
    if (refused.code === "code_wrong" || refused.code === "ticket_expired")
      target.setErrors({ code: say.refusal(refused) });
    else if (refused.code === "account_taken") target.setErrors({ target: say.refusal(refused) });
    else setErrors({ [fieldOf[refused.code] ?? "form"]: say.refusal(refused) });
  };

  const send = async (): Promise<void> => {
    if (lock.current || !check()) return;
    lock.current = true;
    setSending(true);
    const invite = values.invite.trim();
    const realName = values.realName.trim();
    try {
      const answer = await client.withSealed(async ({ keyId, seal }) =>
        client.account.register({
          username: values.username.trim(),
          password: await seal(values.password),
          keyId,
          type: channel,
          area: channel === "phone" ? target.area : "",
          account: target.target.trim(),
          code: target.code,
          ticket: target.ticket,
          ...(invite !== "" && preInfo.inviteMode !== "none" ? { i_code: invite } : {}),
          ...(realName !== "" && preInfo.realName !== "none" ? { realName } : {}),
          adult: values.adult,
          terms: values.terms,
        }),
      );
      if (!answer.ok) return refuse(answer);
      setValues({ ...values, password: "", confirm: "" });
      client.invite.forget();
      if (!enter(t("register.done"))) setErrors({ form: t("login.stuck") });
    } catch (error) {
      setErrors({ form: say.fault(error) });
    } finally {
      lock.current = false;
      setSending(false);
    }
  };

  return {
    values,
    errors,
    target,
    isSending,
    linkInvite,
    send,
    set: (change) => setValues((present) => ({ ...present, ...change })),
    checkField: (field) =>
      setErrors((present) => ({
        ...present,
        [field]: values[field] === "" ? undefined : field === "username" ? usernameError() : confirmError(),
      })),
  };
};
