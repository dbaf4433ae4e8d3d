import { useClient } from "@baize/api-client/react";
import { CATEGORY_IDS } from "@baize/domain";
import { useRefusalWords } from "@baize/feature-kit";
import { EmptyState, ErrorState, PageHeader, Stack } from "@baize/ui-kit";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { Launcher } from "../launch/launcher.tsx";
import { categoryQuery } from "../queries.ts";
import { useGamesWords } from "../words.ts";
import { LobbySkeleton } from "./lobby-skeleton.tsx";
import { Lobby } from "./lobby.tsx";

/** /game/egame: the slot lobby. */
export const Page = (): ReactElement => {
  const t = useGamesWords();
  const words = useRefusalWords();
  const { data, error, refetch } = useQuery(categoryQuery(useClient(), CATEGORY_IDS.slot));
  const isEmpty = data === null || data?.games.length === 0;
  return (
    <Launcher>
      <Stack gap={5}>
        <PageHeader
          title={t("title.egame")}
          detail={data && !isEmpty && t("lobby.detail", { count: data.games.length })}
        />
        {data === undefined && error === null && <LobbySkeleton />}
        {data === undefined && error !== null && (
          <ErrorState title={t("lobby.failed")} onRetry={refetch}>
            {words.fault(error)}
          </ErrorState>
        )}
        {isEmpty && (
          <EmptyState art="games" title={t("venue.empty")}>
            {t("venue.emptyText")}
          </EmptyState>
        )}
        {data && !isEmpty && <Lobby category={data} />}
      </Stack>
    </Launcher>
  );
};
