import { callQuery } from "@baize/api-client/react";
import { paths } from "@baize/domain";
import { Link, QueryView } from "@baize/feature-kit";
import { EmptyState, LinkButton, PageHeader, Skeleton, SkeletonRegion, Stack } from "@baize/ui-kit";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { kept } from "../kept.tsx";
import { useMemberWords } from "../words.ts";
import * as css from "./help.css.ts";
import { useHelpClient } from "./use-help-client.ts";

/** Articles that hold the words, the best first. */
export const HelpSearch = ({ query: text }: { readonly query: string }): ReactElement => {
  const t = useMemberWords();
  const query = useQuery(callQuery(useHelpClient().help.search, { query: text }));
  const skeleton = (
    <SkeletonRegion>
      <Skeleton shape="row" count={4} />
    </SkeletonRegion>
  );
  return (
    <Stack gap={5}>
      <PageHeader title={t("help.found")} detail={t.rich("help.foundFor", { text, kept })} />
      <QueryView query={query} failed={t("help.searchFailed")} skeleton={skeleton}>
        {(found) =>
          found.length === 0 ? (
            <EmptyState
              art="search"
              title={t("help.nothing")}
              action={<LinkButton to={paths.iframeCustomerService}>{t("service.title")}</LinkButton>}
            >
              {t("help.nothingText")}
            </EmptyState>
          ) : (
            <ul className={css.found}>
              {found.map(({ id, title, excerpt }) => (
                <li key={id}>
                  <Link to={paths.help(id)} className={css.foundLink}>
                    <span className={css.foundTitle}>{title}</span>
                    <span className={css.excerpt}>{excerpt}</span>
                  </Link>
                </li>
              ))}
            </ul>
          )
        }
      </QueryView>
    </Stack>
  );
};
