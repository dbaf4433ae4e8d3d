import { useClient } from "@baize/api-client/react";
import { Form, pickInput, useCallForm } from "@baize/feature-kit";
import { Button } from "@baize/ui-kit";
import type { ReactElement } from "react";
import { CodeFields } from "../auth/code-fields.tsx";
import { type Channel, NO_CODE, useCodeTarget } from "../auth/use-code-target.ts";
import { useCompleteAuth } from "../auth/use-complete-auth.ts";
import { useMemberWords } from "../words.ts";

/** Log-in with a code sent to a phone or an e-mail address. */
export const CodeLogin = ({ channel }: { channel: Channel }): ReactElement => {
  const t = useMemberWords();
  const client = useClient();
  const completeAuth = useCompleteAuth();
  const target = useCodeTarget(channel);
  const form = useCallForm({
    schema: pickInput(client.member.loginMpe, "account"),
    defaults: NO_CODE,
    checks: target.checks,
    fields: { code_wrong: "code", ticket_expired: "code" },
    secretsUntilDone: ["code"],
    send: async (values) => client.member.loginMpe(target.inputOf(values)),
    onDone: () => completeAuth(t("login.welcome"), form),
  });
  return (
    <Form form={form}>
      <CodeFields form={form} target={target} scene="login" />
      <Button type="submit" variant="primary" size="large" fullWidth loading={form.isSending}>
        {t("login.submit")}
      </Button>
    </Form>
  );
};
