import { useClient, usePreInfo } from "@baize/api-client/react";
import { type Refusal, useRefusalWords } from "@baize/feature-kit";
import { Alert, Button, CheckboxField, PasswordField, Stack, TextField } from "@baize/ui-kit";
import { type ReactElement, useRef, useState } from "react";
import { CaptchaField } from "../gate/captcha-field.tsx";
import { useCaptcha } from "../gate/use-captcha.ts";
import { useEnter, useGreeting } from "../gate/use-enter.ts";
import { useMemberWords } from "../words.ts";
import { rememberedName } from "./remembered-name.ts";

type Errors = { readonly [K in "username" | "password" | "captcha" | "form"]?: string | undefined };

/** Log-in with name and password; a captcha joins when the site asks for one. */
export const PasswordLogin = (): ReactElement => {
  const t = useMemberWords();
  const say = useRefusalWords();
  const client = useClient();
  const enter = useEnter();
  const greet = useGreeting();
  const { value: preInfo } = usePreInfo();
  const [kept] = useState(() => client.storage.get(rememberedName) ?? "");
  const [username, setUsername] = useState(kept);
  const [password, setPassword] = useState("");
  const [remembers, setRemembers] = useState(kept !== "");
  const [wantsCaptcha, setWantsCaptcha] = useState(false);
  const [errors, setErrors] = useState<Errors>({});
  const [isSending, setSending] = useState(false);
  const lock = useRef(false);
  const needsCaptcha = wantsCaptcha || preInfo?.login.captcha === true;
  const captcha = useCaptcha("login");

  const check = (): boolean => {
    const found: Errors = {
      username: username.trim() === "" ? t("need.username") : undefined,
      password: password === "" ? t("need.secret") : undefined,
      captcha: needsCaptcha && captcha.text.trim() === "" ? t("need.captcha") : undefined,
    };
    setErrors(found);
    return !found.username && !found.password && !found.captcha;
  };
  const refuse = (refused: Refusal): void => {
    if (refused.code === "captcha_required") setWantsCaptcha(true);
    const field = refused.code === "captcha_required" || refused.code === "captcha_wrong" ? "captcha" : "form";
    setErrors({ [field]: say.refusal(refused) });
    if (needsCaptcha) captcha.renew();
  };
  const send = async (): Promise<void> => {
    if (lock.current || !check()) return;
    lock.current = true;
    setSending(true);
    try {
      const answer = await client.withSealed(async ({ keyId, seal }) =>
        client.account.login({
          username: username.trim(),
          password: await seal(password),
          keyId,
          ...(needsCaptcha && captcha.id ? { captchaId: captcha.id, captcha: captcha.text.trim() } : {}),
        }),
      );
      if (!answer.ok) return refuse(answer);
      setPassword("");
      if (remembers) client.storage.set(rememberedName, username.trim());
      else client.storage.remove(rememberedName);
      if (!enter(greet(answer.data.lastLoginTime))) setErrors({ form: t("login.stuck") });
    } catch (error) {
      setErrors({ form: say.fault(error) });
      if (needsCaptcha) captcha.renew();
    } finally {
      lock.current = false;
      setSending(false);
    }
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Stack gap={4}>
        {errors.form && (
          <Alert tone="danger" isLive>
            {errors.form}
          </Alert>
        )}
        <TextField
          label={t("login.username")}
          name="username"
          autoComplete="username"
          autoCapitalize="off"
          spellCheck={false}
          value={username}
          onChange={(event) => setUsername(event.target.value)}
          error={errors.username}
          required
        />
        <PasswordField
          label={t("login.secret")}
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          error={errors.password}
          required
        />
        {needsCaptcha && <CaptchaField captcha={captcha} error={errors.captcha} />}
        <CheckboxField
          label={t("login.remember")}
          checked={remembers}
          onChange={(event) => setRemembers(event.target.checked)}
        />
        <Button type="submit" variant="primary" size="large" fullWidth loading={isSending}>
          {t("login.submit")}
        </Button>
      </Stack>
    </form>
  );
};
