import { GameTile } from "@baize/ui-kit";
import { type ReactElement, useState } from "react";
import type { GameCategory } from "./catalogue.ts";

/** The same games as a plain list: every tile is drawn, every key filters and draws. */
export const PlainList = ({ category }: { category: GameCategory }): ReactElement => {
  const [text, setText] = useState("");
  const names = new Map(category.providers.map(({ platform, name }) => [platform, name]));
  return (
    <>
      <input type="search" aria-label="search" value={text} onChange={(event) => setText(event.target.value)} />
      <ul
        data-plain
        style={{ listStyle: "none", display: "grid", gap: 16, gridTemplateColumns: "repeat(6, minmax(0, 1fr))" }}
      >
        {category.games
          .filter(({ search }) => search.includes(text.toLowerCase()))
          .toSorted((one, other) => one.seq - other.seq)
          .map((game) => (
            <li key={game.id}>
              <GameTile
                title={game.name}
                cover={game.image}
                isHot={game.hot}
                isNew={game.new}
                detail={names.get(game.platform)}
                onOpen={() => undefined}
              />
            </li>
          ))}
      </ul>
    </>
  );
};
