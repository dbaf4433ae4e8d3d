import { useClient } from "@baize/api-client/react";
import { useRefusalWords } from "@baize/feature-kit";
import { Alert, Button, Stack } from "@baize/ui-kit";
import { type ReactElement, useRef, useState } from "react";
import { CodeFields } from "../gate/code-fields.tsx";
import { useCodeTarget, type Channel } from "../gate/use-code-target.ts";
import { useEnter } from "../gate/use-enter.ts";
import { useMemberWords } from "../words.ts";

/** Log-in with a code sent to a phone or an e-mail address. */
export const CodeLogin = ({ channel }: { channel: Channel }): ReactElement => {
  const t = useMemberWords();
  const say = useRefusalWords();
  const client = useClient();
  const enter = useEnter();
  const target = useCodeTarget(channel, "login");
  const [fault, setFault] = useState<string>();
  const [isSending, setSending] = useState(false);
  const lock = useRef(false);
  const send = async (): Promise<void> => {
    if (lock.current || !target.check()) return;
    lock.current = true;
    setSending(true);
    setFault(undefined);
    try {
      const answer = await client.member.loginMpe({
        type: channel,
        area: channel === "phone" ? target.area : "",
        account: target.target.trim(),
        code: target.code,
        ticket: target.ticket,
      });
      if (answer.ok) {
        if (!enter(t("login.welcome"))) setFault(t("login.stuck"));
        return;
      }
      if (answer.code === "code_wrong" || answer.code === "ticket_expired")
        target.setErrors({ code: say.refusal(answer) });
      else setFault(say.refusal(answer));
    } catch (error) {
      setFault(say.fault(error));
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
        {fault && (
          <Alert tone="danger" isLive>
            {fault}
          </Alert>
        )}
        <CodeFields target={target} />
        <Button type="submit" variant="primary" size="large" fullWidth loading={isSending}>
          {t("login.submit")}
        </Button>
      </Stack>
    </form>
  );
};
