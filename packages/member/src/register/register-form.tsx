import type { PreInfo } from "@baize/api-client/react";
import { isFormEmpty } from "@baize/domain";
import { Form } from "@baize/feature-kit";
import {
  Alert,
  Button,
  CheckboxField,
  CheckIcon,
  cx,
  MinusIcon,
  PasswordField,
  Segmented,
  Stack,
  TextField,
} from "@baize/ui-kit";
import type { ReactElement } from "react";
import { CodeFields } from "../auth/code-fields.tsx";
import { useMemberWords } from "../words.ts";
import * as css from "../auth/auth.css.ts";
import { type Registration, useRegister } from "./use-register.ts";

export const RegisterForm = ({ preInfo }: { preInfo: PreInfo }): ReactElement => {
  const t = useMemberWords();
  const { channels } = preInfo.register;
  const registration = useRegister(preInfo.register);
  const { form, target, setChannel } = registration;
  return (
    <Form form={form}>
      <Credentials {...registration} />
      {channels.length > 1 && (
        <Segmented
          label={t("register.channel")}
          fullWidth
          value={target.channel}
          onValueChange={setChannel}
          options={channels.map((value) => ({
            value,
            label: t(value === "phone" ? "register.byPhone" : "register.byEmail"),
          }))}
        />
      )}
      <CodeFields key={target.channel} form={form} target={target} scene="register" />
      <Extras {...registration} asked={preInfo.register} />
      <Consents {...registration} preInfo={preInfo} />
      <MissingNotice {...registration} />
      <Button type="submit" variant="primary" size="large" fullWidth loading={form.isSending}>
        {t("register.submit")}
      </Button>
    </Form>
  );
};

const Credentials = ({ form }: Registration): ReactElement => {
  const t = useMemberWords();
  return (
    <>
      <TextField
        label={t("register.username")}
        help={t("register.usernameHelp")}
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
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
    </>
  );
};

/** The password's rules, ticked as they are met. */
const PasswordRules = ({ password }: { password: string }): ReactElement => {
  const t = useMemberWords();
  const length = Array.from(password).length;
  const rules = [
    { text: "ruleLength", isMet: length >= 8 && length <= 64 },
    { text: "ruleLetter", isMet: /\p{L}/u.test(password) },
    { text: "ruleDigit", isMet: /\d/.test(password) },
  ] as const;
  return (
    <ul className={css.rules} aria-label={t("register.passwordRules")}>
      {rules.map(({ text, isMet }) => (
        <li key={text} className={cx(css.rule, isMet && css.ruleMet)}>
          {isMet ? <CheckIcon size={14} /> : <MinusIcon size={14} />}
          {t(`register.${text}`)}
        </li>
      ))}
    </ul>
  );
};

/** What some sites ask for besides. */
const Extras = ({ form, linkInvite, asked }: Registration & { asked: PreInfo["register"] }): ReactElement => {
  const t = useMemberWords();
  const { realName, inviteMode } = asked;
  return (
    <>
      {realName !== "none" && (
        <TextField
          label={t("register.realName")}
          help={t("register.realNameHelp")}
          autoComplete="name"
          {...form.field("realName")}
          required={realName === "required"}
          showOptional={realName === "optional"}
        />
      )}
      {inviteMode !== "none" && (
        <TextField
          label={t("register.invite")}
          help={linkInvite === null ? undefined : t("register.inviteFromLink")}
          readOnly={linkInvite !== null}
          autoComplete="off"
          {...form.field("invite")}
          required={inviteMode === "required"}
          showOptional={inviteMode === "optional"}
        />
      )}
    </>
  );
};

const Consents = ({ form, preInfo }: Registration & { preInfo: PreInfo }): ReactElement => {
  const t = useMemberWords();
  const titles = preInfo.terms.map(({ title }) => title).join("、");
  return (
    <>
      <CheckboxField
        label={t("register.adult", { age: preInfo.minAge })}
        checked={form.values.adult}
        onChange={({ target }) => form.set({ adult: target.checked })}
        error={form.errorAt("adult")}
      />
      <CheckboxField
        label={t("register.terms", { titles })}
        checked={form.values.terms}
        onChange={({ target }) => form.set({ terms: target.checked })}
        error={form.errorAt("terms")}
      />
    </>
  );
};

/** Says above the button that required fields are empty, once the form was sent so. */
const MissingNotice = ({ form }: Registration): ReactElement | null => {
  const t = useMemberWords();
  const { username, password, confirm, adult, terms, account, code } = form.values;
  const required = { username, password, confirm, adult, terms, account, code };
  const names = Object.keys(required) as (keyof typeof required)[];
  const isMissing = names.some((name) => isFormEmpty({ [name]: required[name] }) && form.errorAt(name) !== undefined);
  return isMissing ? (
    <Alert tone="danger" isLive>
      {t("register.fillAll")}
    </Alert>
  ) : null;
};
