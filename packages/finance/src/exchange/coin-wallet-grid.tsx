import { LinkButton, MoneyText, Section, useFormat } from "@baize/ui-kit";
import type { ReactElement } from "react";
import { AssetMark } from "../mark/asset-mark.tsx";
import type { CoinWallets } from "../wire-types.ts";
import { useFinanceWords } from "../words.ts";
import { topUpPath } from "./exchange-path.ts";
import * as css from "./exchange.css.ts";

/** Each coin's balance, its value now, and a link to its deposit. */
export const CoinWalletGrid = ({ wallets: { currency, list } }: { wallets: CoinWallets }): ReactElement => {
  const t = useFinanceWords();
  const format = useFormat();
  return (
    <Section title={t("exchange.wallets")} detail={t("exchange.walletsText")}>
      <ul className={css.grid}>
        {list.map(({ asset, balance, rate, value }) => (
          <li key={asset} className={css.wallet}>
            <span className={css.head}>
              <AssetMark asset={asset} />
              <span className={css.name} translate="no">
                {asset}
              </span>
              <span className={css.rate}>
                {t("quote.rateValue", { coin: asset, rate: format.money(rate, currency, { decimals: 6 }).text })}
              </span>
            </span>
            <MoneyText value={balance} asset={asset} size="large" hideSymbol />
            <span className={css.foot}>
              <span className={css.note}>{t("exchange.value", { value: format.money(value, currency).text })}</span>
              <LinkButton size="small" to={topUpPath(asset)}>
                {t("exchange.topUp", { coin: asset })}
              </LinkButton>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
};
