import { CATEGORY_IDS, categoryPath } from "@baize/domain";
import { Link, useRefusalWords } from "@baize/feature-kit";
import { EmptyState, ErrorState, Rail, Section, Skeleton, SkeletonRegion, Stack } from "@baize/ui-kit";
import type { ReactElement } from "react";
import { LaunchTile } from "../launch/launch-tile.tsx";
import type { GameCategory } from "../wire-types.ts";
import { useNames } from "../use-names.ts";
import { useGamesWords } from "../words.ts";
import * as css from "./home.css.ts";
import { useHomeGames } from "./use-home-games.ts";
import { useClosedText } from "../use-closed-text.ts";

const RAILS = 3;
const LONGEST = 14;
/** Fewer games than this leave a rail half empty. */
const FULL = 6;

/** Slots first, since their games are chosen singly; half-empty rails last; otherwise the brand's order. */
const rank = ({ id, games }: GameCategory): number => (id === CATEGORY_IDS.slot ? -1 : Number(games.length < FULL));

/** Hot games of the brand's first categories that have any, one rail each. */
export const HotGames = (): ReactElement => {
  const t = useGamesWords();
  const words = useRefusalWords();
  const { categories, error, retry } = useHomeGames();
  if (error !== null)
    return (
      <Section title={t("home.hot")}>
        <ErrorState compact title={t("home.failed")} onRetry={retry}>
          {words.fault(error)}
        </ErrorState>
      </Section>
    );
  if (categories === undefined)
    return (
      <Section title={t("home.hot")}>
        <SkeletonRegion className={css.skeleton}>
          <Skeleton shape="tile" count={7} />
        </SkeletonRegion>
      </Section>
    );
  const hot = categories.filter(({ games }) => games.length > 0).toSorted((one, other) => rank(one) - rank(other));
  if (hot.length === 0)
    return (
      <Section title={t("home.hot")}>
        <EmptyState art="games" compact title={t("home.noHot")}>
          {t("home.noHotText")}
        </EmptyState>
      </Section>
    );
  return (
    <Stack gap={8}>
      {hot.slice(0, RAILS).map((category) => (
        <HotRail key={category.id} category={category} />
      ))}
    </Stack>
  );
};

const HotRail = ({ category }: { category: GameCategory }): ReactElement => {
  const t = useGamesWords();
  const names = useNames();
  const closedText = useClosedText();
  const providers = new Map(category.providers.map((provider) => [provider.platform, provider]));
  return (
    <Rail
      label={t("home.hotOf", { category: names.category(category.id, category) })}
      action={<Link to={categoryPath(category.id)}>{t("home.all")}</Link>}
    >
      {category.games
        .toSorted((one, other) => one.seq - other.seq)
        .slice(0, LONGEST)
        .flatMap((game) => {
          const provider = providers.get(game.platform);
          if (provider === undefined) return [];
          return (
            <LaunchTile
              key={game.id}
              game={game}
              provider={provider}
              names={names}
              closed={closedText(provider)}
              without="hot"
            />
          );
        })}
    </Rail>
  );
};
