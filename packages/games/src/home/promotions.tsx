import { Link } from "@baize/feature-kit";
import { cx, Rail, Section, Skeleton, SkeletonRegion, useFormat, useSurface } from "@baize/ui-kit";
import type { ReactElement } from "react";
import type { Promotion } from "../wire-types.ts";
import { useGamesWords } from "../words.ts";
import * as css from "./promotions.css.ts";
import { promotionPath } from "./promotion-path.ts";
import { usePromotions } from "./use-promotions.ts";

/** Fewer than this would leave a rail half empty on desktop; they are shown wide there. */
const FULL = 3;

/** Promotions with their terms in full, before a member opts in. Nothing when there are none, or after a failure. */
export const Promotions = (): ReactElement | null => {
  const t = useGamesWords();
  const surface = useSurface();
  const promotions = usePromotions();
  if (promotions === undefined)
    return (
      <Section title={t("home.promotions")}>
        <SkeletonRegion className={css.skeleton}>
          {[1, 2, 3, 4].map((place) => (
            <div key={place} className={css.card}>
              <Skeleton className={css.pictureSkeleton} />
              <div className={css.words}>
                <Skeleton shape="title" />
                <Skeleton count={3} />
              </div>
            </div>
          ))}
        </SkeletonRegion>
      </Section>
    );
  if (promotions.length === 0) return null;
  if (promotions.length < FULL && (surface === "desktop" || promotions.length === 1))
    return (
      <Section title={t("home.promotions")} className={css.frame}>
        <ul className={cx(css.few, promotions.length === 1 && css.one)}>
          {promotions.map((promotion) => (
            <li key={promotion.id}>
              <Card promotion={promotion} isWide />
            </li>
          ))}
        </ul>
      </Section>
    );
  return (
    <Rail label={t("home.promotions")} item="card">
      {promotions.map((promotion) => (
        <Card key={promotion.id} promotion={promotion} />
      ))}
    </Rail>
  );
};

const Card = ({
  promotion: { image, title, text, link, end },
  isWide = false,
}: {
  promotion: Promotion;
  isWide?: boolean;
}): ReactElement => {
  const t = useGamesWords();
  const format = useFormat();
  const to = promotionPath(link);
  const look = cx(css.card, isWide && css.wide);
  const content = (
    <>
      <img className={css.picture} src={image} alt="" width={480} height={270} loading="lazy" />
      <span className={css.words}>
        <strong className={css.title}>{title}</strong>
        <span className={css.text}>{text}</span>
        {end !== null && <span className={css.end}>{t("home.promotionEnd", { time: format.dateTime(end) })}</span>}
      </span>
    </>
  );
  return to === null ? (
    <div className={look}>{content}</div>
  ) : (
    <Link to={to} className={cx(look, css.link)}>
      {content}
    </Link>
  );
};
