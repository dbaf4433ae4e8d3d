import { Button, ErrorState } from "@baize/ui-kit";
import type { ReactElement } from "react";
import { useSiteWords } from "../words.ts";

const isMissingChunk = (error: unknown): boolean => error instanceof TypeError && /dynamically imported module|Importing a module/i.test(error.message);

/** Stands in for a page that threw, or whose code is gone since a release. */
export const BrokenPage = ({ error }: { error: unknown }): ReactElement => {
  const t = useSiteWords();
  const isStale = isMissingChunk(error);
  return (
    <ErrorState
      title={t(isStale ? "page.staleTitle" : "page.brokenTitle")}
      action={
        <Button variant="primary" onPress={() => window.location.reload()}>
          {t("page.reload")}
        </Button>
      }
    >
      {t(isStale ? "page.staleText" : "page.brokenText")}
    </ErrorState>
  );
};
