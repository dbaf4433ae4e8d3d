import { Button, ErrorState, isMissingCode } from "@baize/ui-kit";
import { type ReactElement, useEffect, useEffectEvent } from "react";
import type { FallbackProps } from "react-error-boundary";
import { useSiteWords } from "../words.ts";

const kindOf = (error: unknown): "offline" | "stale" | "broken" => {
  if (!isMissingCode(error)) return "broken";
  return navigator.onLine ? "stale" : "offline";
};

/**
 * Stands in for a page that threw, or whose code cannot be had: without a connection, where it is asked for again when
 * that is back, or gone since a release.
 */
export const BrokenPage = ({ error, resetErrorBoundary }: FallbackProps): ReactElement => {
  const t = useSiteWords();
  const kind = kindOf(error);
  const goOn = useEffectEvent(resetErrorBoundary);
  useEffect(() => {
    if (!isMissingCode(error)) return undefined;
    const resume = (): void => goOn();
    window.addEventListener("online", resume);
    return () => window.removeEventListener("online", resume);
  }, [error]);
  return (
    <ErrorState
      art={kind === "offline" ? "offline" : "maintenance"}
      title={t(`page.${kind}Title`)}
      action={
        <Button variant="primary" onPress={() => window.location.reload()}>
          {t("page.reload")}
        </Button>
      }
    >
      {t(`page.${kind}Text`)}
    </ErrorState>
  );
};
