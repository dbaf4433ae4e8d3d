import { useClient } from "@baize/api-client/react";
import { Form, pickInput, useCallForm } from "@baize/feature-kit";
import { Button } from "@baize/ui-kit";
import type { ReactElement } from "react";
import { CodeFields } from "../auth/code-fields.tsx";
import { type Channel, type CodeValues, useCodeTarget } from "../auth/use-code-target.ts";
import { useCompleteAuth } from "../auth/use-complete-auth.ts";
import { useMemberWords } from "../words.ts";

export interface CodeLoginProps {
  readonly channel: Channel;
  readonly defaults: CodeValues;
}

/** Log-in with a code sent to a phone or an e-mail address. */
export const CodeLogin = ({ channel, defaults }: CodeLoginProps): ReactElement => {
  const t = useMemberWords();
  const client = useClient();
  const completeAuth = useCompleteAuth();
  const target = useCodeTarget(channel, "login");
  const form = useCallForm({
    schema: pickInput(client.member.loginMpe, "account"),
    defaults,
    checks: target.checks,
    fields: { code_wrong: "code", ticket_expired: "code" },
    secretsUntilDone: ["code"],
    send: async (values) => {
      const answer = await client.member.loginMpe(target.inputOf(values));
      target.settle(values, answer);
      return answer;
    },
    onDone: () => completeAuth(t("login.welcome"), form),
  });
  return (
    <Form form={form}>
      <CodeFields form={form} target={target} />
      <Button type="submit" variant="primary" size="large" fullWidth loading={form.isSending}>
        {t("login.submit")}
      </Button>
    </Form>
  );
};
