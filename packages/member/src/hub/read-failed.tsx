import { Alert } from "@baize/ui-kit";
import type { ReactElement } from "react";
import { useMemberWords } from "../words.ts";

/** Below what is known: some of it could not be read, and reading it again. */
export const ReadFailed = ({ onRetry }: { onRetry: () => unknown }): ReactElement => {
  const t = useMemberWords();
  return (
    <Alert tone="warning" onRetry={onRetry}>
      <span>{t("hub.failed")}</span>
    </Alert>
  );
};
