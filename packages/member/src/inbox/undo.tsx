import { useAction } from "@baize/feature-kit";
import { Alert, Button, Stack, useSecondsLeft } from "@baize/ui-kit";
import { type ReactElement, useEffect, useRef } from "react";
import { useMemberWords } from "../words.ts";
import { useInboxChanged, useInboxClient } from "./use-inbox-client.ts";

/** Messages that were deleted. */
export interface Removal {
  /** Joined by commas. */
  readonly ids: string;
  readonly count: number;
  /** Instant until which they can be had back. */
  readonly until: string;
}

/** Says that messages were deleted, and takes it back as long as that can be done. */
export const Undo = ({
  removal,
  onDone,
}: {
  readonly removal: Removal;
  readonly onDone: () => void;
}): ReactElement | null => {
  const t = useMemberWords();
  const { messages } = useInboxClient();
  const changed = useInboxChanged();
  const left = useSecondsLeft(Date.parse(removal.until));
  const { run, error } = useAction(messages.restore);
  const button = useRef<HTMLButtonElement>(null);
  // What takes it back is the next thing to press; the dialog first gives focus to what opened it.
  useEffect(() => {
    const timer = setTimeout(() => button.current?.focus());
    return () => clearTimeout(timer);
  }, []);
  const restore = async (): Promise<void> => {
    if ((await run({ ids: removal.ids })) === null) return;
    onDone();
    await changed();
  };
  if (left === 0 && error === null) return null;
  return (
    <Stack gap={3}>
      {left > 0 && (
        <Alert
          isLive
          tone="info"
          action={
            <Button ref={button} size="small" onPress={restore}>
              {t("inbox.undo")}
            </Button>
          }
        >
          <span>{t("inbox.deleted", { count: removal.count })}</span>
        </Alert>
      )}
      {error !== null && (
        <Alert isLive tone="danger">
          <span>{error}</span>
        </Alert>
      )}
    </Stack>
  );
};
