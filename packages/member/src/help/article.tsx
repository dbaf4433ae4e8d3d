import { callQuery } from "@baize/api-client/react";
import { paths } from "@baize/domain";
import { Link, QueryView, refusalOf } from "@baize/feature-kit";
import { ArrowBackIcon, ArrowOnIcon, PageHeader, Skeleton, SkeletonRegion, Stack, TrustedHtml } from "@baize/ui-kit";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useMemberWords } from "../words.ts";
import * as css from "./help.css.ts";
import { HelpIndex } from "./help-index.tsx";
import { useHelpClient } from "./use-help-client.ts";
import { useVisitor } from "../visitor/use-visitor.ts";
import { Vote } from "./vote.tsx";
import type { HelpArticle } from "./wire-types.ts";

// Beside the text, which is asked for when the page is drawn.
TrustedHtml.preload();

/** Ids as the contract has them; others are of no article. */
const ID = /^[\w:.-]{1,64}$/;

export const Article = ({ id }: { readonly id: string }): ReactElement =>
  ID.test(id) ? <Read id={id} /> : <HelpIndex isLost />;

const Read = ({ id }: { readonly id: string }): ReactElement => {
  const t = useMemberWords();
  const { known } = useVisitor();
  const query = useQuery(callQuery(useHelpClient().help.article, { id, ...known }));
  const skeleton = (
    <SkeletonRegion>
      <Skeleton shape="title" />
      <Skeleton count={8} />
    </SkeletonRegion>
  );
  if (refusalOf(query.error)?.code === "article_unknown") return <HelpIndex isLost />;
  return (
    <QueryView query={query} failed={t("help.articleFailed")} skeleton={skeleton}>
      {(article) => <Text article={article} />}
    </QueryView>
  );
};

const Text = ({ article: { id, title, categoryName, html, prev, next, vote } }: { readonly article: HelpArticle }) => (
  <Stack gap={6}>
    <PageHeader title={title} detail={categoryName} backTo={paths.help("index")} />
    <article className={css.text}>
      <TrustedHtml html={html} />
    </article>
    <Vote id={id} vote={vote} />
    <Neighbours prev={prev} next={next} />
  </Stack>
);

const Neighbours = ({ prev, next }: Pick<HelpArticle, "prev" | "next">): ReactElement => {
  const t = useMemberWords();
  const { data: tree = [] } = useQuery(callQuery(useHelpClient().help.tree));
  const titles = new Map(tree.flatMap(({ articles }) => articles.map(({ id, title }) => [id, title] as const)));
  return (
    <nav aria-label={t("help.neighbours")} className={css.neighbours}>
      {prev !== null && (
        <Link to={paths.help(prev)} className={css.neighbour}>
          <ArrowBackIcon />
          <span className={css.neighbourWords}>
            <span className={css.excerpt}>{t("help.prev")}</span>
            <span>{titles.get(prev)}</span>
          </span>
        </Link>
      )}
      {next !== null && (
        <Link to={paths.help(next)} className={css.neighbourNext}>
          <span className={css.neighbourWords}>
            <span className={css.excerpt}>{t("help.next")}</span>
            <span>{titles.get(next)}</span>
          </span>
          <ArrowOnIcon />
        </Link>
      )}
    </nav>
  );
};
