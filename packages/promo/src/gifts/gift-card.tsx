import { donePercent } from "@baize/feature-kit";
import { Button, ProgressBar, StatusBadge, useBrand, useFormat } from "@baize/ui-kit";
import type { ReactElement } from "react";
import { Cover } from "../cover/cover.tsx";
import { REWARD_TONES } from "../detail/rewards.tsx";
import * as text from "../text.css.ts";
import type { Gift } from "../wire-types.ts";
import { usePromoWords } from "../words.ts";
import * as css from "./gifts.css.ts";

export interface GiftCardProps {
  readonly gift: Gift;
  readonly onExchange: () => void;
}

/** One gift: what it is, what it needs and how far that is, how many are left. */
export const GiftCard = ({ gift, onExchange }: GiftCardProps): ReactElement => {
  const t = usePromoWords();
  const { money } = useFormat();
  const { currency } = useBrand();
  const { name, image, by, need, have, stock, state } = gift;
  const needed = t("gifts.need", {
    by: t(`gifts.by.${by}`),
    need: money(need, undefined, { trimZeros: true }).text,
  });
  return (
    <article className={css.card}>
      <Cover src={image} shape="square" />
      <div className={css.words}>
        <h3 className={css.name}>{name}</h3>
        <p className={css.what}>
          <span>
            {gift.money === null
              ? t("gifts.goods")
              : t("gifts.cash", { amount: money(gift.money, undefined, { trimZeros: true }).text })}
          </span>
          <span>{t("gifts.stock", { count: stock })}</span>
        </p>
        {state === "locked" ? (
          <ProgressBar percent={donePercent(have, need, currency.code)} label={needed} />
        ) : (
          <p className={text.label}>{needed}</p>
        )}
        <div className={css.foot}>
          <StatusBadge tone={REWARD_TONES[state]}>{t(`reward.${state}`)}</StatusBadge>
          <Button
            size="small"
            variant={state === "open" ? "primary" : "secondary"}
            disabled={state !== "open"}
            aria-label={t("gifts.exchangeOf", { name })}
            onPress={onExchange}
          >
            {t("gifts.exchange")}
          </Button>
        </div>
      </div>
    </article>
  );
};
