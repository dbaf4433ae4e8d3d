import type { ReactElement } from "react";

import { Button } from "../button/button.tsx";
import { useSecondsLeft } from "../countdown/use-seconds-left.ts";
import { cx } from "../style/cx.ts";
import { useKitWords } from "../words/use-kit-words.ts";
import * as css from "./code-request.css.ts";

export interface CodeRequestProps {
  /** Sends the code; the button is locked while it runs. */
  onRequest: () => unknown;
  /** Server instant before which no further code is sent, epoch milliseconds; null before the first. */
  deadlineMs: number | null;
  disabled?: boolean | undefined;
  /** Why no code can be asked for yet, such as a phone number that is missing. */
  disabledReason?: string | undefined;
}

/** Asks for a one-time code and counts down, by the deadline, until another may be asked for. */
export const CodeRequest = ({
  onRequest,
  deadlineMs,
  disabled = false,
  disabledReason,
}: CodeRequestProps): ReactElement => {
  const t = useKitWords();
  const seconds = useSecondsLeft(deadlineMs);
  const isWaiting = seconds > 0;
  return (
    <Button
      size="small"
      variant="quiet"
      className={cx(css.request, isWaiting && css.waiting)}
      disabled={disabled || isWaiting}
      disabledReason={isWaiting ? undefined : disabledReason}
      onPress={onRequest}
    >
      {isWaiting
        ? t("code.wait", { seconds: String(seconds) })
        : deadlineMs !== null
          ? t("code.again")
          : t("code.request")}
    </Button>
  );
};
