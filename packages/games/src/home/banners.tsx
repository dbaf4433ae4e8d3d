import { categoryPath } from "@baize/domain";
import { Button, LinkButton, PlayIcon } from "@baize/ui-kit";
import type { ReactElement } from "react";
import { singleGame } from "../launch/launch-game.ts";
import { useLaunch } from "../launch/launcher.tsx";
import type { Game, Provider } from "../wire-types.ts";
import { useNames } from "../use-names.ts";
import { useGamesWords } from "../words.ts";
import { bannerGames } from "./banner-games.ts";
import * as css from "./banners.css.ts";
import { Carousel } from "./carousel.tsx";
import { Hero } from "./hero.tsx";
import * as heroCss from "./hero.css.ts";
import { useHomeGames } from "./use-home-games.ts";

/** The brand's own banner first, then hot games, as far as they are served. */
export const Banners = (): ReactElement => {
  const t = useGamesWords();
  const { categories } = useHomeGames();
  return (
    <Carousel label={t("banner.label")}>
      <Hero />
      {bannerGames(categories ?? []).map(({ game, provider }) => (
        <GameBanner key={game.id} game={game} provider={provider} />
      ))}
    </Carousel>
  );
};

const GameBanner = ({ game, provider }: { game: Game; provider: Provider }): ReactElement => {
  const t = useGamesWords();
  const names = useNames();
  const launch = useLaunch();
  const target = singleGame(game, provider, names);
  const category = names.category(provider.gameType);
  return (
    <section className={heroCss.hero}>
      <img className={css.wash} src={game.image} alt="" width={240} height={320} loading="lazy" />
      <img className={css.cover} src={game.image} alt="" width={240} height={320} loading="lazy" />
      <div className={heroCss.words}>
        <p className={heroCss.brand}>{t("home.hotOf", { category })}</p>
        <h2 className={css.title} translate="no">
          {target.name}
        </h2>
        <p className={heroCss.intro}>{target.platformName}</p>
        <div className={heroCss.actions}>
          <Button
            variant="primary"
            size="large"
            icon={<PlayIcon />}
            aria-label={`${t("venue.enter")} ${target.name}`}
            onPress={() => launch(target)}
          >
            {t("venue.enter")}
          </Button>
          <LinkButton size="large" className={heroCss.second} to={categoryPath(provider.gameType)}>
            {t("banner.more", { category })}
          </LinkButton>
        </div>
      </div>
    </section>
  );
};
