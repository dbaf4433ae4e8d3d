import { useSession } from "@baize/api-client/react";
import { paths } from "@baize/domain";
import { useLocation, useRefusalWords } from "@baize/feature-kit";
import { Button, EmptyState, ErrorState, LinkButton } from "@baize/ui-kit";
import type { ReactElement } from "react";
import { useGamesWords } from "../words.ts";
import { LobbySkeleton } from "./lobby-skeleton.tsx";
import type { LobbyFilter } from "./lobby-filter.ts";
import type { SavedGamesReading } from "./use-saved-games.ts";

export interface LobbyEmptyStateProps {
  filter: LobbyFilter;
  savedGames: SavedGamesReading;
  onReset: () => void;
}

/** In place of games: why there are none, and the next step. */
export const LobbyEmptyState = ({
  filter: { show, text, platform },
  savedGames: { savedGames, error, retry },
  onReset,
}: LobbyEmptyStateProps): ReactElement => {
  const t = useGamesWords();
  const words = useRefusalWords();
  const { status } = useSession();
  const { pathname, search } = useLocation();
  const reset = (
    <Button variant="primary" onPress={onReset}>
      {t("lobby.reset")}
    </Button>
  );
  const isOwn = show === "favourite" || show === "recent";
  if (isOwn && status === 0)
    return (
      <EmptyState
        art="games"
        title={t(`lobby.${show}Login`)}
        action={
          <LinkButton
            variant="primary"
            to={`${paths.login}?${new URLSearchParams({ return: `${pathname}${search}` }).toString()}`}
          >
            {t("lobby.login")}
          </LinkButton>
        }
      >
        {t("lobby.loginText")}
      </EmptyState>
    );
  if (isOwn && savedGames === undefined)
    return error === null ? (
      <LobbySkeleton />
    ) : (
      <ErrorState title={t("lobby.savedGamesFailed")} onRetry={retry} action={reset}>
        {words.fault(error)}
      </ErrorState>
    );
  const isEmpty = isOwn && text === "" && platform === "";
  return (
    <EmptyState
      art={isEmpty ? "games" : "search"}
      title={t(isEmpty ? `lobby.${show}Empty` : "lobby.empty")}
      action={reset}
    >
      {t(isEmpty ? `lobby.${show}EmptyText` : "lobby.emptyText")}
    </EmptyState>
  );
};
