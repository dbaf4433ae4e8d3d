import { Button, ChevronDownIcon, ChevronUpIcon, Section } from "@baize/ui-kit";
import { type ReactElement, useState } from "react";
import { LaunchTile } from "../launch/launch-tile.tsx";
import type { Game, Provider } from "../wire-types.ts";
import { useClosedText } from "../use-closed-text.ts";
import { useNames } from "../use-names.ts";
import { useGamesWords } from "../words.ts";
import * as css from "./venue.css.ts";

/** Element id of the list of a provider's games. */
export const gamesAnchor = (platform: string): string => `games-of-${platform}`;

/** Two rows on desktop, four on phones. */
const FIRST = 12;

/** Single games of a provider, the first of them until all are asked for; nothing where the hall is its only game. */
export const VenueGames = ({
  provider,
  games,
}: {
  provider: Provider;
  games: readonly Game[];
}): ReactElement | null => {
  const t = useGamesWords();
  const names = useNames();
  const closedText = useClosedText();
  const [isOpen, setOpen] = useState(false);
  const own = games
    .filter(({ platform }) => platform === provider.platform)
    .toSorted((one, other) => one.seq - other.seq);
  if (own.every(({ id }) => id === provider.hall)) return null;
  return (
    <div id={gamesAnchor(provider.platform)}>
      <Section title={t("venue.games", { name: names.provider(provider) })}>
        <ul className={css.games}>
          {own.slice(0, isOpen ? own.length : FIRST).map((game) => (
            <li key={game.id}>
              <LaunchTile
                game={game}
                provider={provider}
                names={names}
                closed={closedText(provider)}
                without="provider"
              />
            </li>
          ))}
        </ul>
        {own.length > FIRST && (
          <Button
            variant="quiet"
            className={css.more}
            aria-expanded={isOpen}
            icon={isOpen ? <ChevronUpIcon /> : <ChevronDownIcon />}
            onPress={() => setOpen(!isOpen)}
          >
            {isOpen ? t("venue.fewer") : t("venue.more", { count: own.length })}
          </Button>
        )}
      </Section>
    </div>
  );
};
