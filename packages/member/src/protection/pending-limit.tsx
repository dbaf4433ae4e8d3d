import type { LimitKind } from "@baize/domain";
import { type DepositLimit, useAction, useProtectionClient } from "@baize/feature-kit";
import { Alert, Button, ConfirmDialog, Inline, Stack, useFormat, useSecondsLeft, useToasts } from "@baize/ui-kit";
import { type ReactElement, useCallback, useState } from "react";
import { kept } from "../kept.tsx";
import { useMemberWords } from "../words.ts";
import { useLimitText } from "./limit-amount.tsx";
import { useStateAgain } from "./use-state-again.ts";

export interface PendingLimitProps {
  readonly kind: LimitKind;
  /** Of the limit, within a sentence. */
  readonly name: string;
  readonly pending: NonNullable<DepositLimit["pending"]>;
}

/** A looser limit that was asked for: when it may be confirmed, and the way to take it back. */
export const PendingLimit = ({
  kind,
  name,
  pending: { id, amount, from, until },
}: PendingLimitProps): ReactElement | null => {
  const t = useMemberWords();
  const format = useFormat();
  const limitText = useLimitText(kind);
  const { show } = useToasts();
  const { protection } = useProtectionClient();
  const readAgain = useStateAgain();
  const [isAsking, setAsking] = useState(false);
  const waits = useSecondsLeft(Date.parse(from));
  const lasts = useSecondsLeft(Date.parse(until), readAgain);
  const drop = useAction(useCallback(async () => protection.dropLimit({ id }), [protection, id]));
  if (lasts === 0) return null;
  const wish = amount === null ? t("protection.limits.none") : limitText(amount);
  const takeBack = async (): Promise<void> => {
    const isDone = (await drop.run()) !== null;
    if (isDone) show({ text: t("protection.pending.dropped"), tone: "info" });
    readAgain();
  };
  const isReady = waits === 0;
  const values = { wish, from: format.dateTime(from), until: format.dateTime(until), kept };
  return (
    <>
      <Alert tone="info">
        <Stack gap={3}>
          <span>{t.rich(isReady ? "protection.pending.ready" : "protection.pending.waits", values)}</span>
          {drop.error !== null && <span role="alert">{drop.error}</span>}
          <Inline gap={2}>
            {isReady && (
              <Button
                size="small"
                onPress={() => setAsking(true)}
                aria-label={t("protection.pending.confirmOf", { name })}
              >
                {t("protection.pending.confirm")}
              </Button>
            )}
            <Button
              size="small"
              variant="quiet"
              loading={drop.isRunning}
              onPress={takeBack}
              aria-label={t("protection.pending.dropOf", { name })}
            >
              {t("protection.pending.drop")}
            </Button>
          </Inline>
        </Stack>
      </Alert>
      {isAsking && <ConfirmLimit id={id} name={name} wish={wish} onClose={() => setAsking(false)} />}
    </>
  );
};

interface ConfirmLimitProps {
  readonly id: string;
  readonly name: string;
  /** The limit that is asked for, in words. */
  readonly wish: string;
  readonly onClose: () => void;
}

const ConfirmLimit = ({ id, name, wish, onClose }: ConfirmLimitProps): ReactElement => {
  const t = useMemberWords();
  const { show } = useToasts();
  const { protection } = useProtectionClient();
  const readAgain = useStateAgain();
  const { run, error } = useAction(useCallback(async () => protection.confirmLimit({ id }), [protection, id]));
  return (
    <ConfirmDialog
      isOpen
      title={t("protection.pending.question", { name, wish })}
      confirmLabel={t("protection.pending.confirm")}
      onCancel={onClose}
      onConfirm={async () => {
        if ((await run()) === null) return readAgain();
        show({ text: t("protection.limits.acts"), tone: "win" });
        readAgain();
        onClose();
      }}
    >
      <Stack gap={3}>
        <span>{t("protection.pending.questionText")}</span>
        {error !== null && (
          <Alert isLive tone="danger">
            <span>{error}</span>
          </Alert>
        )}
      </Stack>
    </ConfirmDialog>
  );
};
