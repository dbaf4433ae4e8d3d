import { callQuery } from "@baize/api-client/react";
import { paths } from "@baize/domain";
import { Link, QueryView } from "@baize/feature-kit";
import {
  Alert,
  Card,
  EmptyState,
  Grid,
  LinkButton,
  PageHeader,
  Section,
  Skeleton,
  SkeletonRegion,
  Stack,
} from "@baize/ui-kit";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useMemberWords } from "../words.ts";
import * as css from "./help.css.ts";
import { useHelpClient } from "./use-help-client.ts";
import type { HelpTree } from "./wire-types.ts";

/** Every subject with its articles; `isLost` says that the one that was asked for is not there. */
export const HelpIndex = ({ isLost = false }: { readonly isLost?: boolean }): ReactElement => {
  const t = useMemberWords();
  const query = useQuery(callQuery(useHelpClient().help.tree));
  const skeleton = (
    <SkeletonRegion>
      <Grid minColumn="large">
        <Skeleton shape="card" count={4} />
      </Grid>
    </SkeletonRegion>
  );
  return (
    <Stack gap={6}>
      <PageHeader
        title={t("help.title")}
        detail={t("help.detail")}
        action={<LinkButton to={paths.iframeCustomerService}>{t("service.title")}</LinkButton>}
      />
      {isLost && (
        <Alert tone="info" title={t("help.unknown")}>
          <span>{t("help.unknownText")}</span>
        </Alert>
      )}
      <QueryView query={query} failed={t("help.treeFailed")} skeleton={skeleton}>
        {(tree) => <Subjects tree={tree} />}
      </QueryView>
    </Stack>
  );
};

const Subjects = ({ tree }: { readonly tree: HelpTree }): ReactElement => {
  const t = useMemberWords();
  const filled = tree.filter(({ articles }) => articles.length > 0);
  if (filled.length === 0) return <EmptyState title={t("help.empty")}>{t("help.emptyText")}</EmptyState>;
  return (
    <Grid minColumn="large">
      {filled.map(({ id, name, articles }) => (
        <Card key={id}>
          <Section size="card" title={name}>
            <ul className={css.links}>
              {articles.map((article) => (
                <li key={article.id}>
                  <Link to={paths.help(article.id)} className={css.treeLink}>
                    {article.title}
                  </Link>
                </li>
              ))}
            </ul>
          </Section>
        </Card>
      ))}
    </Grid>
  );
};
