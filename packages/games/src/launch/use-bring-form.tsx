import { useBalance, useClient } from "@baize/api-client/react";
import { assetScale, paths, toDecimal } from "@baize/domain";
import { checkAmount, mostAmount, readAmount } from "@baize/feature-kit";
import { Alert, AmountField, LinkButton, MoneyText, Stack, useBrand, useFormat } from "@baize/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { venueWalletQuery } from "../queries.ts";
import { useGamesWords } from "../words.ts";
import * as css from "./launch.css.ts";

export interface BringDraft {
  readonly text: string;
  readonly setText: (text: string) => void;
  /** What is entered, for the button's words; null when nothing is. */
  readonly entered: string | null;
  /** Nothing can be transferred now. */
  readonly isClosed: boolean;
  /** The amount when it may be sent; otherwise null, and the field says why. */
  readonly check: () => string | null;
  /** The form's fields. */
  readonly fields: ReactElement;
}

/** Figures and amount of a transfer into a venue. */
export const useBringForm = (platform: string): BringDraft => {
  const t = useGamesWords();
  const format = useFormat();
  const { currency } = useBrand();
  const client = useClient();
  const central = useBalance().value?.balance;
  const { data: wallet } = useQuery(venueWalletQuery(client, platform));
  const [text, setText] = useState("");
  const [isChecked, setChecked] = useState(false);
  const asset = wallet?.currency ?? currency.code;
  const amount = readAmount(text, asset);
  const isShut = wallet === null || (wallet !== undefined && (!wallet.canIn || wallet.maintenance !== null));
  const fault =
    wallet && central !== undefined
      ? checkAmount(text, { asset, min: wallet.min, max: wallet.max, available: central })
      : null;
  const most =
    wallet && central !== undefined
      ? mostAmount({ asset, min: wallet.min, max: wallet.max, available: central })
      : null;
  const isTooLittle = !isShut && wallet !== undefined && central !== undefined && most === null;
  const isClosed = isShut || isTooLittle;
  const isReady = wallet !== undefined && wallet !== null && central !== undefined && !isClosed;
  const money = (decimal: string | undefined): string => format.money(decimal, asset, { trimZeros: true }).text;

  return {
    text,
    setText,
    entered: amount === null ? null : format.money(toDecimal(amount), asset).text,
    isClosed,
    check: () => {
      setChecked(true);
      return isReady && amount !== null && fault === null ? toDecimal(amount) : null;
    },
    fields: (
      <Stack gap={5}>
        <dl className={css.figures}>
          <div className={css.figure}>
            <dt className={css.term}>{t("launch.central")}</dt>
            <dd className={css.value}>
              <MoneyText value={central} size="large" />
            </dd>
          </div>
          <div className={css.figure}>
            <dt className={css.term}>{t("launch.wallet")}</dt>
            <dd className={css.value}>
              <MoneyText value={wallet?.balance} asset={asset} size="large" />
            </dd>
          </div>
        </dl>
        {isShut && <Alert tone="warning">{t("launch.closedWallet")}</Alert>}
        {isTooLittle && (
          <Alert
            tone="info"
            action={
              <LinkButton size="small" to={paths.deposit}>
                {t("launch.deposit")}
              </LinkButton>
            }
          >
            {t("launch.tooLittle", { min: money(wallet?.min) })}
          </Alert>
        )}
        {!isClosed && (
          <AmountField
            label={t("launch.amount")}
            asset={asset}
            decimals={assetScale(asset)}
            value={text}
            onValueChange={(next) => {
              setText(next);
              setChecked(false);
            }}
            min={wallet?.min}
            max={wallet?.max}
            all={most === null ? undefined : toDecimal(most)}
            disabled={wallet === undefined}
            error={
              isChecked && fault !== null
                ? t(`launch.${fault}`, { min: money(wallet?.min), max: money(wallet?.max), available: money(central) })
                : undefined
            }
          />
        )}
        {isChecked && central === undefined && (
          <Alert isLive tone="warning">
            {t("launch.unknownBalance")}
          </Alert>
        )}
      </Stack>
    ),
  };
};
