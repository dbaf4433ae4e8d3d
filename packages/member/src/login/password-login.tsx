import { usePreInfo } from "@baize/api-client/react";
import { textKey } from "@baize/api-client";
import { checkUsername, paths, plainText } from "@baize/domain";
import { Form, Link, pickInput, type Refusal, useCallForm, useSearchParams } from "@baize/feature-kit";
import { Button, CheckboxField, PasswordField, TextField } from "@baize/ui-kit";
import { type ReactElement, useState } from "react";
import { useAccountClient } from "../auth/use-account-client.ts";
import * as css from "../auth/auth.css.ts";
import { CaptchaField } from "../auth/captcha-field.tsx";
import { cleanAscii, cleanCaptcha } from "../auth/cleaners.ts";
import { useCaptcha } from "../auth/use-captcha.ts";
import { useCompleteAuth } from "../auth/use-complete-auth.ts";
import { useGreeting } from "../auth/use-greeting.ts";
import { useMemberWords } from "../words.ts";

/** The name that a visitor asked this device to keep. Never the password. */
const rememberedName = textKey("local", "loginName", (text) => checkUsername(text) === null);

/** Log-in with name and password; a captcha joins when the site asks for one. */
export const PasswordLogin = (): ReactElement => {
  const t = useMemberWords();
  const [query] = useSearchParams();
  const { form, captcha, needsCaptcha } = usePasswordLogin();
  return (
    <Form form={form}>
      <TextField
        label={t("login.username")}
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        clean={cleanAscii}
        translate="no"
        {...form.field("username")}
      />
      <PasswordField label={t("login.password")} autoComplete="current-password" {...form.field("password")} required />
      {needsCaptcha && <CaptchaField captcha={captcha} form={form} />}
      <div className={css.remember}>
        <CheckboxField
          label={t("login.remember")}
          checked={form.values.remembers}
          onChange={({ target }) => form.set({ remembers: target.checked })}
        />
        <Link to={{ pathname: paths.forgetPassword, search: query.toString() }} className={css.link}>
          {t("forget.link")}
        </Link>
      </div>
      <Button type="submit" variant="primary" size="large" fullWidth loading={form.isSending}>
        {t("login.submit")}
      </Button>
    </Form>
  );
};

const usePasswordLogin = () => {
  const t = useMemberWords();
  const client = useAccountClient();
  const completeAuth = useCompleteAuth();
  const greet = useGreeting();
  const { value: preInfo } = usePreInfo();
  const [remembered] = useState(() => client.storage.get(rememberedName) ?? "");
  const [isCaptchaAsked, setCaptchaAsked] = useState(false);
  const needsCaptcha = isCaptchaAsked || preInfo?.login.captcha === true;
  const captcha = useCaptcha("login");
  const form = useCallForm({
    schema: pickInput(client.account.login, "username"),
    defaults: { username: remembered, password: "", captcha: "", remembers: remembered !== "" },
    checks: {
      username: ({ username }) => (plainText(username) === "" ? t("need.username") : undefined),
      password: ({ password }) => (password === "" ? t("need.password") : undefined),
      captcha: (values) => (needsCaptcha && cleanCaptcha(values.captcha).text === "" ? t("need.captcha") : undefined),
    },
    fields: { captcha_required: "captcha", captcha_wrong: "captcha" },
    secrets: ["captcha"],
    secretsUntilDone: ["password"],
    send: async ({ username, password, captcha: text, remembers }) => {
      const name = plainText(username);
      const tried = needsCaptcha && captcha.id ? { captchaId: captcha.id, captcha: cleanCaptcha(text).text } : {};
      const answer = await client.withSealed(async ({ keyId, seal }) =>
        client.account.login({ username: name, password: await seal(password), keyId, ...tried }),
      );
      if (answer.ok && remembers) client.storage.set(rememberedName, name);
      else if (answer.ok) client.storage.remove(rememberedName);
      return answer;
    },
    onDone: ({ lastLoginTime }) => completeAuth(greet(lastLoginTime), form),
    onRefused: ({ code }: Refusal) => {
      if (code === "captcha_required") setCaptchaAsked(true);
      if (needsCaptcha) captcha.renew();
    },
  });
  return { form, captcha, needsCaptcha };
};
