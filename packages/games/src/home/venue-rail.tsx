import { categoryPath } from "@baize/domain";
import { Link } from "@baize/feature-kit";
import { EmptyState, Rail, Section, Skeleton, SkeletonRegion, StatusBadge, useFormat } from "@baize/ui-kit";
import type { ReactElement } from "react";
import type { Provider } from "../wire-types.ts";
import { useNames } from "../use-names.ts";
import { useGamesWords } from "../words.ts";
import * as css from "./venue-rail.css.ts";
import { useHomeGames } from "./use-home-games.ts";

const MOST = 12;

/** Providers, taking turns between the categories. */
export const VenueRail = (): ReactElement | null => {
  const t = useGamesWords();
  const { categories, error } = useHomeGames();
  if (error !== null) return null;
  if (categories === undefined)
    return (
      <Section title={t("home.venues")}>
        <SkeletonRegion className={css.skeleton}>
          <Skeleton shape="card" count={4} />
        </SkeletonRegion>
      </Section>
    );
  const venues = takeTurns(categories.map(({ providers }) => providers.filter(({ state }) => state !== "soon"))).slice(
    0,
    MOST,
  );
  if (venues.length === 0)
    return (
      <Section title={t("home.venues")}>
        <EmptyState art="games" compact title={t("home.noVenues")}>
          {t("home.noVenuesText")}
        </EmptyState>
      </Section>
    );
  return (
    <Rail label={t("home.venues")} item="card">
      {venues.map((venue) => (
        <Venue key={venue.platform} venue={venue} />
      ))}
    </Rail>
  );
};

const Venue = ({ venue }: { venue: Provider }): ReactElement => {
  const t = useGamesWords();
  const format = useFormat();
  const names = useNames();
  return (
    <Link
      to={`${categoryPath(venue.gameType)}?${new URLSearchParams({ platform: venue.platform }).toString()}`}
      className={css.venue}
    >
      <img className={css.picture} src={venue.image} alt="" width={480} height={270} loading="lazy" />
      <span className={css.words}>
        <img className={css.mark} src={venue.mark} alt="" width={40} height={40} loading="lazy" />
        <span className={css.text}>
          <span className={css.name} translate="no">
            {names.provider(venue)}
          </span>
          <span className={css.note}>{names.category(venue.gameType)}</span>
        </span>
        {venue.state === "maintenance" ? (
          <StatusBadge tone="warning">{t("lobby.closed")}</StatusBadge>
        ) : (
          Number(venue.rebateMax) > 0 && (
            <span className={css.rate} translate="no">
              {format.percent(venue.rebateMax)}
            </span>
          )
        )}
      </span>
    </Link>
  );
};

/** First of each list, then second of each, and so on. */
const takeTurns = <T,>(lists: readonly (readonly T[])[]): T[] =>
  Array.from({ length: Math.max(0, ...lists.map(({ length }) => length)) }, (_, turn) =>
    lists.flatMap((list) => list.slice(turn, turn + 1)),
  ).flat();
