import { ACCOUNT_LIMITS, cleanPassword } from "@baize/domain";
import { CheckIcon, cx, MinusIcon, PasswordField, Stack, TextField } from "@baize/ui-kit";
import type { ReactElement } from "react";
import * as css from "../auth/auth.css.ts";
import { cleanAscii } from "../auth/cleaners.ts";
import { kept } from "../kept.tsx";
import { useMemberWords } from "../words.ts";
import type { Registration } from "./use-register.ts";

/** Name and password of the new account. */
export const Credentials = ({ form }: Pick<Registration, "form">): ReactElement => {
  const t = useMemberWords();
  return (
    <Stack gap={4}>
      <TextField
        label={t("register.username")}
        help={<span>{t.rich("register.usernameHelp", { ...ACCOUNT_LIMITS.username, kept })}</span>}
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        clean={cleanAscii}
        translate="no"
        {...form.field("username")}
      />
      <Stack gap={2}>
        <PasswordField
          label={t("register.password")}
          autoComplete="new-password"
          {...form.field("password")}
          required
        />
        <PasswordRules password={form.values.password} />
      </Stack>
      <PasswordField label={t("register.confirm")} autoComplete="new-password" {...form.field("confirm")} required />
    </Stack>
  );
};

/** The password's rules, ticked as they are met. */
const PasswordRules = ({ password }: { password: string }): ReactElement => {
  const t = useMemberWords();
  const { min, max } = ACCOUNT_LIMITS.loginPassword;
  const counted = cleanPassword(password);
  const length = Array.from(counted).length;
  const rules = [
    { key: "ruleLength", isMet: length >= min && length <= max },
    { key: "ruleLetter", isMet: /\p{L}/u.test(counted) },
    { key: "ruleDigit", isMet: /\d/.test(counted) },
  ] as const;
  return (
    <ul className={css.rules} aria-label={t("register.passwordRules")}>
      {rules.map(({ key, isMet }) => (
        <li key={key} className={cx(css.rule, isMet && css.ruleMet)}>
          {isMet ? <CheckIcon size={14} /> : <MinusIcon size={14} />}
          <span>{t.rich(`register.${key}`, { min, max, kept })}</span>
        </li>
      ))}
    </ul>
  );
};
