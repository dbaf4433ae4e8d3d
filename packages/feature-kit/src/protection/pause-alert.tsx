import { paths } from "@baize/domain";
import { Alert, LinkButton } from "@baize/ui-kit";
import type { ReactElement } from "react";
import { useFeatureKitWords } from "../words.ts";
import { usePauseText } from "./use-pause-text.ts";
import { usePause } from "./use-protection.ts";

export interface PauseAlertProps {
  /** Whether it leads to the page of breaks; default true. */
  readonly isLinked?: boolean;
}

/** While a break or self-exclusion is on: what it is, until when, and what it closes. */
export const PauseAlert = ({ isLinked = true }: PauseAlertProps): ReactElement | null => {
  const t = useFeatureKitWords();
  const pauseText = usePauseText();
  const pause = usePause();
  if (pause === null) return null;
  return (
    <Alert
      tone="info"
      title={pauseText(pause)}
      action={
        isLinked ? (
          <LinkButton size="small" to={paths.protection}>
            {t("protection.more")}
          </LinkButton>
        ) : undefined
      }
    >
      <span>{t("protection.pausedText")}</span>
    </Alert>
  );
};
