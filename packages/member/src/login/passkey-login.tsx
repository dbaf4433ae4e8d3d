import type { Result } from "@baize/api-client";
import { type CallCode, type CallData, passkey } from "@baize/api-client/contract";
import { clientWith } from "@baize/api-client/react";
import { useAction } from "@baize/feature-kit";
import { Alert, Button, Stack } from "@baize/ui-kit";
import { type ReactElement, useCallback, useEffect, useState, useSyncExternalStore } from "react";
import * as css from "../auth/auth.css.ts";
import { useCompleteAuth } from "../auth/use-complete-auth.ts";
import { useGreeting } from "../auth/use-greeting.ts";
import { askForPasskey, canUsePasskeys, closePasskeyDialog, type PasskeyEnd } from "../passkeys/passkey-dialog.ts";
import { useMemberWords } from "../words.ts";

type Call = typeof passkey.login | typeof passkey.loginOptions;
type Ended = { readonly ended: PasskeyEnd };

const useLoginClient = clientWith({ passkey });

/** What a browser can do stays as it is. */
const staysSo = () => () => undefined;

/** Log-in with a passkey, without a name; nothing where the browser has none. Rendered as for a browser that has. */
export const PasskeyLogin = (): ReactElement | null =>
  useSyncExternalStore(staysSo, canUsePasskeys, () => true) ? <PasskeyButton /> : null;

const PasskeyButton = (): ReactElement => {
  const t = useMemberWords();
  const { enter, error, ended } = usePasskeyLogin();
  return (
    <Stack gap={3}>
      <Button size="large" fullWidth onPress={enter}>
        {t("passkeys.login.submit")}
      </Button>
      {error !== null && (
        <Alert isLive tone="danger">
          <span>{error}</span>
        </Alert>
      )}
      {ended !== null && (
        <p role="status" className={css.quiet}>
          {t(ended === "cancelled" ? "passkeys.cancelled" : "passkeys.login.failed")}
        </p>
      )}
    </Stack>
  );
};

const usePasskeyLogin = () => {
  const t = useMemberWords();
  const { passkey: calls } = useLoginClient();
  const completeAuth = useCompleteAuth();
  const greet = useGreeting();
  const [ended, setEnded] = useState<PasskeyEnd | null>(null);
  const [unopened, setUnopened] = useState<string | null>(null);
  const send = useCallback(async (): Promise<Result<CallData<typeof passkey.login> | Ended, CallCode<Call>>> => {
    const asked = await calls.loginOptions();
    if (!asked.ok) return asked;
    const outcome = await askForPasskey(asked.data.options);
    if (outcome.kind !== "given") return { ok: true, data: { ended: outcome.kind } };
    return calls.login({ ticket: asked.data.ticket, response: outcome.response });
  }, [calls]);
  const { run, error } = useAction(send, {
    passkey_unknown: t("passkeys.login.unknown"),
    ticket_expired: t("passkeys.late"),
  });
  useEffect(() => closePasskeyDialog, []);
  const enter = async (): Promise<void> => {
    setEnded(null);
    setUnopened(null);
    const answer = await run();
    if (answer === null) return;
    if ("ended" in answer) setEnded(answer.ended);
    else completeAuth(greet(answer.lastLoginTime), { refuse: (_, sentence) => setUnopened(sentence) });
  };
  return { enter, error: error ?? unopened, ended };
};
