import { categoryPath, type CategoryId } from "@baize/domain";
import { Link } from "@baize/feature-kit";
import { cx, Section, useBrand, useFormat } from "@baize/ui-kit";
import type { ReactElement } from "react";
import type { GameCategory } from "../wire-types.ts";
import { useNames } from "../use-names.ts";
import { useGamesWords } from "../words.ts";
import { tileSpans } from "./tile-spans.ts";
import * as css from "./category-tiles.css.ts";
import { useHomeGames } from "./use-home-games.ts";

/** One picture per category that the brand has, in its order. They show at once; figures follow when known. */
export const CategoryTiles = (): ReactElement => {
  const t = useGamesWords();
  const { enabledCategoryIds } = useBrand();
  const { categories } = useHomeGames();
  const spans = tileSpans(enabledCategoryIds.length);
  return (
    <Section title={t("home.categories")}>
      <ul className={css.tiles}>
        {enabledCategoryIds.map((id, index) => (
          <li key={id} className={cx(css.item, css.span[spans[index] ?? "small"])}>
            <Tile id={id} category={categories?.find((category) => category.id === id)} isFirst={index === 0} />
          </li>
        ))}
      </ul>
    </Section>
  );
};

const Tile = ({
  id,
  category,
  isFirst,
}: {
  id: CategoryId;
  category: GameCategory | undefined;
  isFirst: boolean;
}): ReactElement => {
  const t = useGamesWords();
  const format = useFormat();
  const names = useNames();
  const rates = (category?.providers ?? []).map(({ rebateMax }) => rebateMax);
  const best = rates.toSorted((one, other) => Number(other) - Number(one))[0];
  return (
    <Link to={categoryPath(id)} className={css.tile}>
      <img
        className={css.picture}
        src={`/brand/category-${id}.svg`}
        alt=""
        width={400}
        height={300}
        loading={isFirst ? "eager" : "lazy"}
      />
      <span className={css.words}>
        <span className={css.name}>{names.category(id)}</span>
        <span className={css.note}>
          {category && <span>{t("home.venueCount", { count: category.providers.length })}</span>}
          {best !== undefined && Number(best) > 0 && (
            <span className={css.rate}>{t("home.rebate", { rate: format.percent(best) })}</span>
          )}
        </span>
      </span>
    </Link>
  );
};
