import { GameTile, Section } from "@baize/ui-kit";
import type { ReactElement } from "react";
import { singleGame } from "../launch/launch-game.ts";
import { useLaunch } from "../launch/launcher.tsx";
import type { Game, Provider } from "../queries.ts";
import { useClosedText } from "../use-closed-text.ts";
import { useNames } from "../use-names.ts";
import { useGamesWords } from "../words.ts";
import * as css from "./venue.css.ts";

/** Id of the place on the page where a provider's games stand. */
export const gamesAnchor = (platform: string): string => `games-of-${platform}`;

/** Single games of a provider that has no hall. */
export const VenueGames = ({ provider, games }: { provider: Provider; games: readonly Game[] }): ReactElement | null => {
  const t = useGamesWords();
  const names = useNames();
  const launch = useLaunch();
  const closedText = useClosedText();
  const own = games.filter(({ platform }) => platform === provider.platform).toSorted((one, other) => one.seq - other.seq);
  if (own.length === 0) return null;
  return (
    <div id={gamesAnchor(provider.platform)}>
      <Section title={t("venue.games", { name: names.provider(provider) })}>
        <ul className={css.games}>
          {own.map((game) => {
            const target = singleGame(game, provider, names);
            return (
              <li key={game.id}>
                <GameTile title={target.name} cover={game.image} isHot={game.hot} isNew={game.new} maintenance={closedText(provider)} onOpen={() => launch(target)} />
              </li>
            );
          })}
        </ul>
      </Section>
    </div>
  );
};
