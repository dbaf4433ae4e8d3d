import type { PreInfo } from "@baize/api-client/react";
import { Alert, Button, CheckboxField, PasswordField, Segmented, Stack, TextField } from "@baize/ui-kit";
import { type ReactElement, useState } from "react";
import { CodeFields } from "../gate/code-fields.tsx";
import type { Channel } from "../gate/use-code-target.ts";
import { useMemberWords } from "../words.ts";
import { PasswordRules } from "./password-rules.tsx";
import { useRegister } from "./use-register.ts";

export const RegisterForm = ({ preInfo }: { preInfo: PreInfo }): ReactElement => {
  const t = useMemberWords();
  const { channels, inviteMode, realName } = preInfo.register;
  const [channel, setChannel] = useState<Channel>(channels[0] ?? "phone");
  const { values, set, errors, checkField, target, isSending, linkInvite, send } = useRegister(
    preInfo.register,
    channel,
  );
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Stack gap={4}>
        <TextField
          label={t("register.username")}
          help={t("register.usernameHelp")}
          name="username"
          autoComplete="username"
          autoCapitalize="off"
          spellCheck={false}
          value={values.username}
          onChange={(event) => set({ username: event.target.value })}
          onBlur={() => checkField("username")}
          error={errors.username}
          required
        />
        <Stack gap={2}>
          <PasswordField
            label={t("register.secret")}
            name="password"
            autoComplete="new-password"
            value={values.password}
            onChange={(event) => set({ password: event.target.value })}
            error={errors.password}
            required
          />
          <PasswordRules password={values.password} />
        </Stack>
        <PasswordField
          label={t("register.confirm")}
          autoComplete="new-password"
          value={values.confirm}
          onChange={(event) => set({ confirm: event.target.value })}
          onBlur={() => checkField("confirm")}
          error={errors.confirm}
          required
        />
        {channels.length > 1 && (
          <Segmented
            label={t("register.channel")}
            fullWidth
            value={channel}
            onValueChange={setChannel}
            options={channels.map((value) => ({
              value,
              label: t(value === "phone" ? "register.byPhone" : "register.byEmail"),
            }))}
          />
        )}
        <CodeFields key={channel} target={target} />
        {realName !== "none" && (
          <TextField
            label={t("register.realName")}
            help={t("register.realNameHelp")}
            autoComplete="name"
            value={values.realName}
            onChange={(event) => set({ realName: event.target.value })}
            error={errors.realName}
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
            value={values.invite}
            onChange={(event) => set({ invite: event.target.value })}
            error={errors.invite}
            required={inviteMode === "required"}
            showOptional={inviteMode === "optional"}
          />
        )}
        <CheckboxField
          label={t("register.adult", { age: preInfo.minAge })}
          checked={values.adult}
          onChange={(event) => set({ adult: event.target.checked })}
          error={errors.adult}
        />
        <CheckboxField
          label={t("register.terms", { titles: preInfo.terms.map(({ title }) => title).join("、") })}
          checked={values.terms}
          onChange={(event) => set({ terms: event.target.checked })}
          error={errors.terms}
        />
        {errors.form && (
          <Alert tone="danger" isLive>
            {errors.form}
          </Alert>
        )}
        <Button type="submit" variant="primary" size="large" fullWidth loading={isSending}>
          {t("register.submit")}
        </Button>
      </Stack>
    </form>
  );
};
