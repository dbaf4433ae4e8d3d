import { BonusIcon, Card, cx, SwitchField, useBrand, useFormat } from "@baize/ui-kit";
import type { ReactElement } from "react";
import type { DepositChannel } from "../wire-types.ts";
import { useFinanceWords } from "../words.ts";
import * as text from "../text.css.ts";
import * as css from "./deposit.css.ts";
import { type DepositQuote, isZero } from "./quote-deposit.ts";

export interface OfferChoiceProps {
  channel: DepositChannel;
  offer: NonNullable<DepositChannel["offer"]>;
  isJoining: boolean;
  onJoin: (isJoining: boolean) => void;
  /** What the amount comes to with the offer. */
  quote: DepositQuote | null;
  /** Why it cannot be had any more. */
  error?: string | undefined;
}

/** A bonus, off until the member turns it on; its rollover requirement is shown above the switch. */
export const OfferChoice = ({ channel, offer, isJoining, onJoin, quote, error }: OfferChoiceProps): ReactElement => {
  const t = useFinanceWords();
  const format = useFormat();
  const { currency: account } = useBrand();
  const min = format.money(offer.min, channel.currency, { trimZeros: true }).text;
  const example =
    isJoining && quote?.bonus != null && quote.bonusTurnover !== null
      ? isZero(quote.bonus)
        ? t("deposit.offerBelow", { min })
        : t("deposit.offerExample", {
            bonus: format.money(quote.bonus, channel.currency).text,
            turnover: format.money(quote.bonusTurnover, account.code).text,
          })
      : undefined;
  return (
    <Card as="section" className={cx(css.offer, isJoining && css.offerOn)}>
      <div className={css.offerHead}>
        <span className={css.offerIcon} aria-hidden="true">
          <BonusIcon />
        </span>
        <div>
          <p className={text.label}>{t("deposit.offer")}</p>
          <p className={css.offerTitle}>{offer.title}</p>
          <p className={css.offerText}>
            {t("deposit.offerTerms", {
              min,
              percent: format.percent(offer.percent),
              max: format.money(offer.max, channel.currency, { trimZeros: true }).text,
            })}
          </p>
        </div>
      </div>
      <p className={css.offerText}>{t("deposit.offerTurnover", { times: offer.turnoverMultiple })}</p>
      <SwitchField
        label={t("deposit.offerJoin")}
        help={isJoining ? example : t("deposit.offerOff")}
        checked={isJoining}
        onCheckedChange={onJoin}
      />
      <div aria-live="polite">
        {error !== undefined && (
          <p className={css.offerError} data-form-error tabIndex={-1}>
            {error}
          </p>
        )}
      </div>
    </Card>
  );
};
