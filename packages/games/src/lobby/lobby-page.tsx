import { useClient } from "@baize/api-client/react";
import { CATEGORY_IDS } from "@baize/domain";
import { QueryView } from "@baize/feature-kit";
import { EmptyState, PageHeader, Stack } from "@baize/ui-kit";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { HallTabs } from "../hall-tabs.tsx";
import { Launcher } from "../launch/launcher.tsx";
import { categoryQuery } from "../queries.ts";
import { useGamesWords } from "../words.ts";
import { LobbySkeleton } from "./lobby-skeleton.tsx";
import { Lobby } from "./lobby.tsx";

/** /game/egame: the slot lobby. */
export const Page = (): ReactElement => {
  const t = useGamesWords();
  const query = useQuery(categoryQuery(useClient(), CATEGORY_IDS.slot));
  const count = query.data?.games.length ?? 0;
  return (
    <Launcher>
      <Stack gap={5}>
        <HallTabs current={CATEGORY_IDS.slot} />
        <PageHeader title={t("title.egame")} detail={count > 0 && t("lobby.detail", { count })} />
        <QueryView query={query} failed={t("lobby.failed")} skeleton={<LobbySkeleton />}>
          {(category) =>
            category === null || count === 0 ? (
              <EmptyState art="games" title={t("venue.empty")}>
                {t("venue.emptyText")}
              </EmptyState>
            ) : (
              <Lobby category={category} />
            )
          }
        </QueryView>
      </Stack>
    </Launcher>
  );
};
