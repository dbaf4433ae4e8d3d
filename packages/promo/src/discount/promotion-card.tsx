import { paths } from "@baize/domain";
import { Link } from "@baize/feature-kit";
import { Badge, SuccessIcon } from "@baize/ui-kit";
import type { ReactElement } from "react";
import { Cover } from "../cover/cover.tsx";
import { PromotionCountdown, PromotionState, usePeriodText } from "../period/period.tsx";
import type { Promotion } from "../wire-types.ts";
import { usePromoWords } from "../words.ts";
import * as css from "./discount.css.ts";

export interface PromotionCardProps {
  readonly promotion: Promotion;
  readonly isPriority: boolean;
  /** It has begun or ended. */
  readonly onTurn: () => unknown;
}

/** One promotion in the list; all of it is pressed. */
export const PromotionCard = ({ promotion, isPriority, onTurn }: PromotionCardProps): ReactElement => {
  const t = usePromoWords();
  const periodText = usePeriodText();
  return (
    <article className={css.card}>
      <Cover src={promotion.cover} isPriority={isPriority} className={promotion.state === "ended" ? css.over : ""}>
        <span className={css.marks}>{promotion.tag !== "" && <Badge tone="accent">{promotion.tag}</Badge>}</span>
      </Cover>
      <div className={css.words}>
        <h2 className={css.title}>
          <Link to={paths.activityDetail(promotion.id)} className={css.link}>
            {promotion.title}
          </Link>
        </h2>
        <p className={css.period}>{periodText(promotion)}</p>
        <div className={css.foot}>
          <PromotionState state={promotion.state} />
          {promotion.joined && (
            <span className={css.joined}>
              <SuccessIcon size={16} />
              <span>{t("joined")}</span>
            </span>
          )}
          <span className={css.end}>
            <PromotionCountdown promotion={promotion} onEnd={onTurn} />
          </span>
        </div>
      </div>
    </article>
  );
};
