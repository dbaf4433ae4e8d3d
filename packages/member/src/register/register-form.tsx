import type { PreInfo } from "@baize/api-client/react";
import { Form } from "@baize/feature-kit";
import { Button, Segmented, Stack, Steps } from "@baize/ui-kit";
import type { ReactElement } from "react";
import * as css from "../auth/auth.css.ts";
import { CodeFields } from "../auth/code-fields.tsx";
import { useMemberWords } from "../words.ts";
import { Consents } from "./consents.tsx";
import { Credentials } from "./credentials.tsx";
import { Extras } from "./extras.tsx";
import { MissingNotice } from "./missing-notice.tsx";
import { type Registration, useRegister } from "./use-register.ts";
import { useRegisterSteps } from "./use-register-steps.ts";

/** Registration in two steps: how to log in, and who it is. */
export const RegisterForm = ({ preInfo }: { preInfo: PreInfo }): ReactElement => {
  const t = useMemberWords();
  const registration = useRegister(preInfo.register);
  const { form } = registration;
  const { isSecond, next, back, second } = useRegisterSteps(registration);
  return (
    <Form form={isSecond ? form : { ...form, onSubmit: next }}>
      <Steps
        current={isSecond ? 1 : 0}
        steps={[
          { id: "credentials", label: t("register.stepCredentials") },
          { id: "verification", label: t("register.stepVerification") },
        ]}
      />
      {/* Stays in the page, so that a password manager sees what was chosen when the form is sent. */}
      <div hidden={isSecond}>
        <Credentials {...registration} />
      </div>
      {isSecond && (
        <div ref={second} tabIndex={-1} className={css.step}>
          <Verification {...registration} preInfo={preInfo} />
        </div>
      )}
      <MissingNotice {...registration} />
      {/* Two buttons and not one with two meanings: a second press must not send what the first only turned to. */}
      {isSecond ? (
        <Button key="submit" type="submit" variant="primary" size="large" fullWidth loading={form.isSending}>
          {t("register.submit")}
        </Button>
      ) : (
        <Button key="next" type="submit" variant="primary" size="large" fullWidth>
          {t("register.next")}
        </Button>
      )}
      {isSecond && (
        <Button variant="quiet" fullWidth onPress={back}>
          {t("register.back")}
        </Button>
      )}
    </Form>
  );
};

const Verification = ({ preInfo, ...registration }: Registration & { preInfo: PreInfo }): ReactElement => {
  const t = useMemberWords();
  const { form, target, setChannel } = registration;
  const { channels } = preInfo.register;
  return (
    <Stack gap={4}>
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
      <CodeFields key={target.channel} form={form} target={target} />
      <Extras {...registration} asked={preInfo.register} />
      <Consents form={form} preInfo={preInfo} />
    </Stack>
  );
};
