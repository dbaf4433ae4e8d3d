import { ownName, textKey } from "@baize/api-client";
import { callKey } from "@baize/api-client/react";
import { paths } from "@baize/domain";
import { Alert, Button, CloseIcon, IconButton, Inline, LinkButton, Stack, useToasts } from "@baize/ui-kit";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactElement, useCallback, useState } from "react";
import { useAction } from "../forms/use-action.ts";
import { useFeatureKitWords } from "../words.ts";
import { useProtection, useProtectionClient } from "./use-protection.ts";

/** Closed for this visit of this member. */
const CLOSED = textKey("session", ownName("limit-prompt"), (text) => text === "closed");

/** Asks a member who has not decided yet for a deposit limit, or for the word that none is wanted. */
export const LimitPrompt = (): ReactElement | null => {
  const t = useFeatureKitWords();
  const client = useProtectionClient();
  const queryClient = useQueryClient();
  const { show } = useToasts();
  const { data } = useProtection();
  const [isClosed, setClosed] = useState(() => client.storage.get(CLOSED) !== undefined);
  const { run, isRunning, error } = useAction(useCallback(async () => client.protection.decideNoLimit({}), [client]));
  if (data === undefined || data.isDecided || data.pause !== null || isClosed) return null;
  const decide = async (): Promise<void> => {
    if ((await run()) === null) return;
    show({ text: t("protection.prompt.done"), tone: "info" });
    queryClient.setQueryData(callKey(client.protection.state), (known) => known && { ...known, isDecided: true });
  };
  const close = (): void => {
    client.storage.set(CLOSED, "closed");
    setClosed(true);
  };
  return (
    <Alert
      tone="info"
      title={t("protection.prompt.title")}
      action={
        <IconButton size="small" label={t("protection.prompt.close")} onPress={close}>
          <CloseIcon />
        </IconButton>
      }
    >
      <Stack gap={3}>
        <span>{t("protection.prompt.text")}</span>
        {error !== null && <span role="alert">{error}</span>}
        <Inline gap={2}>
          <LinkButton size="small" to={paths.protection}>
            {t("protection.prompt.set")}
          </LinkButton>
          <Button size="small" variant="quiet" loading={isRunning} onPress={decide}>
            {t("protection.prompt.none")}
          </Button>
        </Inline>
      </Stack>
    </Alert>
  );
};
