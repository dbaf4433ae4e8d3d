import { callQuery } from "@baize/api-client/react";
import { routePatterns } from "@baize/domain";
import { matchPath, QueryView, useLocation, useSearchParams } from "@baize/feature-kit";
import { SearchField, Skeleton, SkeletonRegion, useSurface } from "@baize/ui-kit";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useMemberWords } from "../words.ts";
import { Article } from "./article.tsx";
import * as css from "./help.css.ts";
import { HelpIndex } from "./help-index.tsx";
import { HelpSearch } from "./help-search.tsx";
import { HelpTree } from "./help-tree.tsx";
import { useHelpClient } from "./use-help-client.ts";

/** The id of no article: all of them. */
const INDEX = "index";
const MOST_SEARCHED = 100;

/** /help/:id: an article beside all others, or what a search finds; the index where there is no such article. */
export const Page = (): ReactElement => {
  const t = useMemberWords();
  const { pathname } = useLocation();
  const [query, setQuery] = useSearchParams();
  const id = matchPath(routePatterns.help, pathname)?.params["id"] ?? INDEX;
  const searched = query.get("q") ?? "";
  const search = (text: string): void => {
    const wanted = Array.from(text).slice(0, MOST_SEARCHED).join("");
    setQuery(wanted === "" ? {} : { q: wanted }, { replace: true, preventScrollReset: true });
  };
  const isIndex = id === INDEX || searched !== "";
  return (
    <div className={css.columns}>
      <div className={css.side}>
        <SearchField label={t("help.search")} value={searched} onSearch={search} />
        {!isIndex && <Contents current={id} />}
      </div>
      <div className={css.main}>
        {searched !== "" && <HelpSearch query={searched} />}
        {searched === "" && (id === INDEX ? <HelpIndex /> : <Article key={id} id={id} />)}
      </div>
    </div>
  );
};

const Contents = ({ current }: { readonly current: string }): ReactElement => {
  const t = useMemberWords();
  const query = useQuery(callQuery(useHelpClient().help.tree));
  // Folded on a phone.
  const count = useSurface() === "mobile" ? 1 : 4;
  const skeleton = (
    <SkeletonRegion>
      <Skeleton shape="row" count={count} />
    </SkeletonRegion>
  );
  return (
    <QueryView compact query={query} failed={t("help.treeFailed")} skeleton={skeleton}>
      {(tree) => <HelpTree tree={tree} current={current} />}
    </QueryView>
  );
};
