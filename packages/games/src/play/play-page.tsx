import { oneTimeQuery, useClient } from "@baize/api-client/react";
import { paths } from "@baize/domain";
import { refusalOf, useLocation, useRefusalWords, useSearchParams } from "@baize/feature-kit";
import { EmptyState, ErrorState, LinkButton, useFormat, useSurface } from "@baize/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, type ReactNode, useState } from "react";
import { launchAddress } from "../launch/launch-address.ts";
import type { PlayMode } from "../wire-types.ts";
import { useGamesWords } from "../words.ts";
import { Game } from "./game.tsx";
import * as css from "./play.css.ts";
import { readPlayState } from "./play-state.ts";

const GAME_ID = /^[A-Za-z0-9_:.-]{1,64}$/;
let visits = 0;

/** /sports and /venues: one game, asked for once per visit. */
export const Page = (): ReactElement => {
  const t = useGamesWords();
  const [search] = useSearchParams();
  const id = search.get("game") ?? "";
  const mode: PlayMode = search.get("mode") === "demo" ? "demo" : "real";
  if (!GAME_ID.test(id))
    return (
      <Around>
        <EmptyState
          art="games"
          title={t("play.noGame")}
          action={
            <LinkButton variant="primary" to={paths.home}>
              {t("play.toLobby")}
            </LinkButton>
          }
        >
          {t("play.noGameText")}
        </EmptyState>
      </Around>
    );
  return <Visit key={`${id} ${mode}`} id={id} mode={mode} />;
};

const Around = ({ children }: { children: ReactNode }): ReactElement => <div className={css.around}>{children}</div>;

const Visit = ({ id, mode }: { id: string; mode: PlayMode }): ReactElement => {
  const t = useGamesWords();
  const words = useRefusalWords();
  const format = useFormat();
  const client = useClient();
  const surface = useSurface();
  const { state } = useLocation();
  const [visit] = useState(() => String((visits += 1)));
  const passed = readPlayState(state);
  const [opened] = useState(() => ({ game: passed?.opened?.gameId === id ? passed.opened : null, at: Date.now() }));
  const { data, error, isFetching, refetch, dataUpdatedAt } = useQuery({
    ...oneTimeQuery(client.games.start, { gameId: id, mode, surface }, visit),
    enabled: opened.game === null,
  });

  if (opened.game !== null)
    return <Game game={opened.game} mode={mode} address={null} startedAt={opened.at} restart={null} />;
  const leave = (
    <LinkButton to={passed?.from ?? paths.home} replace>
      {t("play.back")}
    </LinkButton>
  );
  if (data === undefined && (error === null || isFetching))
    return (
      <Around>
        <p className={css.waiting} role="status">
          {t("play.loading")}
        </p>
      </Around>
    );
  if (data === undefined) {
    const refused = refusalOf(error);
    const until = refused?.detail["until"];
    const mayTryAgain = refused === null || refused.code === "server_busy" || refused.code === "game_maintenance";
    return (
      <Around>
        <ErrorState
          art={refused === null ? "offline" : "games"}
          title={t("play.failed")}
          onRetry={mayTryAgain ? refetch : undefined}
          action={leave}
        >
          {words.fault(error)}
          {until !== undefined && refused?.code !== "game_maintenance" && ` ${format.dateTime(until)}`}
        </ErrorState>
      </Around>
    );
  }
  const address = launchAddress(data.url, globalThis.location.origin);
  if (address === null)
    return (
      <Around>
        <ErrorState art="lost" title={t("play.failed")} action={leave}>
          {t("launch.unsafe")}
        </ErrorState>
      </Around>
    );
  return (
    <Game
      game={data}
      mode={mode}
      address={data.openMode === "frame" ? address : null}
      startedAt={dataUpdatedAt}
      restart={{ go: refetch, fault: error === null || isFetching ? null : words.fault(error) }}
    />
  );
};
