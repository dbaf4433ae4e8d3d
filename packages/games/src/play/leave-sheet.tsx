import { useBalance } from "@baize/api-client/react";
import { Alert, Button, CountingMoney, Sheet } from "@baize/ui-kit";
import type { ReactElement } from "react";
import { useGamesWords } from "../words.ts";
import * as css from "./play.css.ts";
import type { Leave } from "./use-leave.ts";
import type { RecycleOutcome } from "./use-recycle.ts";
import { RECYCLE_TONES, useRecycleText } from "./use-recycle-text.ts";

export interface LeaveSheetProps {
  readonly leave: Leave;
  /** Of the venue. */
  readonly name: string;
}

/** The recycle of the venue's wallet on exit. */
export const LeaveSheet = ({ leave: { isLeaving, isOver, outcome, done }, name }: LeaveSheetProps): ReactElement => {
  const t = useGamesWords();
  return (
    <Sheet
      isOpen={isLeaving}
      isDismissable={isOver}
      onClose={done}
      width="small"
      title={t("play.leaveTitle")}
      detail={name}
      footer={
        <Button variant="primary" fullWidth disabled={!isOver} onPress={done}>
          {t("play.leaveDone")}
        </Button>
      }
    >
      {outcome.kind !== "idle" && <RecycleResult outcome={outcome} />}
    </Sheet>
  );
};

/** The outcome, and the central balance after it. */
const RecycleResult = ({ outcome }: { outcome: RecycleOutcome }): ReactElement => {
  const t = useGamesWords();
  const textOf = useRecycleText();
  const balance = useBalance();
  return (
    <div className={css.recycle}>
      <Alert isLive tone={RECYCLE_TONES[outcome.kind]}>
        {textOf(outcome)}
      </Alert>
      {outcome.kind !== "running" && (
        <p className={css.recycleTotal}>
          <span className={css.recycleTerm}>{t("recycle.balance")}</span>
          <CountingMoney value={balance.value?.balance} size="large" />
        </p>
      )}
    </div>
  );
};
