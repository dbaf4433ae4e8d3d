import { oneTimeQuery, useClient } from "@baize/api-client/react";
import { paths } from "@baize/domain";
import {
  IdentityLink,
  refusalOf,
  useLocation,
  useNavigate,
  useRefusalWords,
  useSearchParams,
} from "@baize/feature-kit";
import { EmptyState, ErrorState, lazyPart, LinkButton, useFormat, useSurface } from "@baize/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, type ReactNode, useState } from "react";
import { launchAddress } from "../launch/launch-address.ts";
import type { PlayMode } from "../wire-types.ts";
import { useGamesWords } from "../words.ts";
import { Game } from "./game.tsx";
import * as css from "./play.css.ts";
import { isId, readPlayState } from "./play-state.ts";

const RealityCheckSheet = lazyPart(async () => (await import("./reality-check-sheet.tsx")).RealityCheckSheet);

/** /sports and /venues: the game of the address, asked for once per visit. */
export const Page = (): ReactElement => {
  const t = useGamesWords();
  const [search] = useSearchParams();
  const id = search.get("game") ?? "";
  const mode: PlayMode = search.get("mode") === "demo" ? "demo" : "real";
  if (isId(id)) return <Visit key={`${id} ${mode}`} id={id} mode={mode} />;
  return (
    <Centred>
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
    </Centred>
  );
};

const Centred = ({ children }: { children: ReactNode }): ReactElement => <div className={css.centred}>{children}</div>;

interface VisitProps {
  readonly id: string;
  readonly mode: PlayMode;
}

/** A game that was opened in a window before needs no address; any other asks for its own. */
const Visit = ({ id, mode }: VisitProps): ReactElement => {
  const { state } = useLocation();
  const [opened] = useState(() => readPlayState(state)?.opened ?? null);
  return opened === null ? (
    <StartedVisit id={id} mode={mode} />
  ) : (
    <Game id={id} game={opened} mode={mode} address={null} restart={null} />
  );
};

let visits = 0;

const StartedVisit = ({ id, mode }: VisitProps): ReactElement => {
  const t = useGamesWords();
  const words = useRefusalWords();
  const client = useClient();
  const surface = useSurface();
  const [visit] = useState(() => String((visits += 1)));
  const { data, error, isFetching, refetch } = useQuery(
    oneTimeQuery(client.games.start, { gameId: id, mode, surface }, visit),
  );
  if (data === undefined && (error === null || isFetching))
    return (
      <Centred>
        <p className={css.waiting} role="status">
          {t("play.loading")}
        </p>
      </Centred>
    );
  if (data === undefined) return <NotStarted error={error} onRetry={refetch} />;
  const address = launchAddress(data.url, globalThis.location.origin);
  if (address === null) return <NotStarted error="unsafe" onRetry={refetch} />;
  return (
    <Game
      id={id}
      game={data}
      mode={mode}
      address={data.openMode === "frame" ? address : null}
      restart={{ go: refetch, fault: error === null || isFetching ? null : words.fault(error) }}
    />
  );
};

/** Refusals whose sentence says until when. */
const SAYS_UNTIL = { game_maintenance: true, play_paused: true, time_limit: true };

/** Why the game did not open; a retry only where it may help. */
const NotStarted = ({ error, onRetry }: { error: unknown; onRetry: () => unknown }): ReactElement => {
  const t = useGamesWords();
  const words = useRefusalWords();
  const format = useFormat();
  const { state } = useLocation();
  const navigate = useNavigate();
  const isUnsafe = error === "unsafe";
  const refused = isUnsafe ? null : refusalOf(error);
  const isSaid = refused !== null && refused.code in SAYS_UNTIL;
  const until = isSaid ? undefined : refused?.detail["until"];
  if (refused?.code === "reality_check_due")
    return (
      <RealityCheckSheet
        leaveLabel={t("play.reality.close")}
        onLeave={() => navigate(readPlayState(state)?.from ?? paths.home, { replace: true })}
        onAcknowledged={onRetry}
      />
    );
  const canRetry =
    !isUnsafe && (refused === null || refused.code === "server_busy" || refused.code === "game_maintenance");
  const art = ((): "games" | "lost" | "offline" => {
    if (isUnsafe) return "lost";
    return refused === null ? "offline" : "games";
  })();
  return (
    <Centred>
      <ErrorState
        art={art}
        title={t("play.failed")}
        onRetry={canRetry ? onRetry : undefined}
        action={
          <>
            <LinkButton to={readPlayState(state)?.from ?? paths.home} replace>
              {t("play.back")}
            </LinkButton>
            {refused?.code === "identity_required" && <IdentityLink variant="primary" />}
          </>
        }
      >
        <span>{isUnsafe ? t("launch.unsafe") : words.fault(error)}</span>
        {until !== undefined && <span translate="no">{` ${format.dateTime(until)}`}</span>}
      </ErrorState>
    </Centred>
  );
};
