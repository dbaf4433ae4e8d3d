import { cx, GameTile } from "@baize/ui-kit";
import { type ReactElement, useMemo, useRef } from "react";
import { singleGame } from "../launch/launch-game.ts";
import { useLaunch } from "../launch/launcher.tsx";
import type { Game, Provider } from "../queries.ts";
import { useClosedText } from "../use-closed-text.ts";
import { useNames } from "../use-names.ts";
import { useGamesWords } from "../words.ts";
import * as css from "./lobby.css.ts";
import { useColumns } from "./use-columns.ts";
import { useFocusedRow } from "./use-focused-row.ts";
import { useRows } from "./use-rows.ts";

export interface LobbyGridProps {
  games: readonly Game[];
  providers: readonly Provider[];
  /** A newer filter is being worked out. */
  isStale: boolean;
}

/** Rows of games; only those in view and the one after exist, so that thousands cost what a screenful does. */
export const LobbyGrid = ({ games, providers, isStale }: LobbyGridProps): ReactElement => {
  const t = useGamesWords();
  const names = useNames();
  const launch = useLaunch();
  const closedText = useClosedText();
  const list = useRef<HTMLDivElement>(null);
  const { columns, rowHeight, top } = useColumns(list);
  const byPlatform = useMemo(() => new Map(providers.map((provider) => [provider.platform, provider])), [providers]);
  const focused = useFocusedRow(list);
  const { height, inView, measure } = useRows({ count: Math.ceil(games.length / columns), rowHeight, top, focused });

  const tile = (game: Game, index: number): ReactElement | null => {
    const provider = byPlatform.get(game.platform);
    if (provider === undefined) return null;
    const target = singleGame(game, provider, names);
    const closed = closedText(provider);
    return (
      <div role="listitem" key={game.id} aria-setsize={games.length} aria-posinset={index + 1} className={css.item}>
        <GameTile
          title={target.name}
          cover={game.image}
          isHot={game.hot}
          isNew={game.new && !game.hot}
          maintenance={closed}
          isPriority={index < columns}
          detail={target.platformName}
          onOpen={() => launch(target)}
        />
        {game.demo && closed === null && (
          <button type="button" className={css.demo} aria-label={t("lobby.demoOf", { name: target.name })} onClick={() => void launch(target, "demo")}>
            {t("lobby.demo")}
          </button>
        )}
      </div>
    );
  };
  return (
    <div ref={list} role="list" aria-label={t("lobby.grid")} className={cx(css.rows, isStale && css.stale)} style={{ blockSize: height }}>
      {inView.map((row) => (
        <div
          key={row.key}
          role="presentation"
          data-index={row.index}
          ref={measure}
          className={css.row}
          style={{ transform: `translateY(${row.start}px)`, gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
        >
          {games.slice(row.index * columns, (row.index + 1) * columns).map((game, column) => tile(game, row.index * columns + column))}
        </div>
      ))}
    </div>
  );
};
