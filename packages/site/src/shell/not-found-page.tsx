import { paths } from "@baize/domain";
import type { Feature } from "@baize/feature-kit";
import { EmptyState, LinkButton } from "@baize/ui-kit";
import type { ReactElement } from "react";
import { useSiteWords } from "../words.ts";
import { isMounted } from "./route-pattern.ts";

/** A path without a page: says so and links other pages. */
export const NotFoundPage = ({ features }: { features: readonly Feature[] }): ReactElement => {
  const t = useSiteWords();
  return (
    <>
      <title>{t("page.notFoundTitle")}</title>
      <EmptyState
        art="lost"
        title={t("page.notFoundTitle")}
        action={
          <>
            <LinkButton to={paths.home} variant="primary">
              {t("page.toHome")}
            </LinkButton>
            {isMounted(features, paths.egame) && <LinkButton to={paths.egame}>{t("page.toLobby")}</LinkButton>}
          </>
        }
      >
        {t("page.notFoundText")}
      </EmptyState>
    </>
  );
};
