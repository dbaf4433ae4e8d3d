import { Button, Sheet } from "@baize/ui-kit";
import type { ReactElement } from "react";
import { HomecomingNote } from "../launch/homecoming-note.tsx";
import { useGamesWords } from "../words.ts";
import type { Leave } from "./use-leave.ts";

/** What became of the venue's balance on the way out. */
export const LeaveSheet = ({
  leave: { isLeaving, isOver, outcome, done },
  name,
}: {
  leave: Leave;
  name: string;
}): ReactElement => {
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
      <HomecomingNote outcome={outcome} />
    </Sheet>
  );
};
