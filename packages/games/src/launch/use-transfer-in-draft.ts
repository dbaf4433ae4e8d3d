import { useBalance, useClient } from "@baize/api-client/react";
import { type AssetCode, toDecimal } from "@baize/domain";
import { type AmountWords, mostAmount, readAmount, useAmountFault } from "@baize/feature-kit";
import { useBrand, useFormat } from "@baize/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { venueWalletQuery } from "../queries.ts";
import type { Wallet } from "../wire-types.ts";
import { useGamesWords } from "../words.ts";

/** An amount to transfer into a venue, as far as it is typed, and what the two wallets allow. */
export interface TransferInDraft {
  readonly text: string;
  readonly setText: (text: string) => void;
  /** The typed amount, formatted, for the button's label; null when it is no amount. */
  readonly entered: string | null;
  /** The amount when it may be sent; otherwise null, and the field says why. */
  readonly check: () => string | null;
  /** What is wrong with the amount, as a sentence; undefined before {@link check}. */
  readonly fault: string | undefined;
  /** Checked while the central balance is unknown. */
  readonly isBalanceUnknown: boolean;
  /** Nothing can be transferred now. */
  readonly isClosed: boolean;
  /** Why: `shut` for a venue that accepts no transfers, `tooLittle` for a central balance below the minimum. */
  readonly closedBy: "shut" | "tooLittle" | null;
  /** Null when the member has none at this venue, undefined while unknown. */
  readonly wallet: Wallet | null | undefined;
  /** Central balance, a decimal; undefined while unknown. */
  readonly central: string | undefined;
  readonly asset: AssetCode;
  /** The most that may be transferred, a decimal. */
  readonly most: string | undefined;
  /** Amounts to pick by one press, of those that may be transferred. */
  readonly quick: readonly string[];
}

const QUICK = ["100", "500", "1000", "5000"];

/** The draft of a transfer into a venue. */
export const useTransferInDraft = (platform: string): TransferInDraft => {
  const t = useGamesWords();
  const format = useFormat();
  const faultOf = useAmountFault();
  const { currency } = useBrand();
  const central = useBalance().value?.balance;
  const { data: wallet } = useQuery(venueWalletQuery(useClient(), platform));
  const [text, setText] = useState("");
  const [isChecked, setChecked] = useState(false);
  const asset = wallet?.currency ?? currency.code;
  const amount = readAmount(text, asset);
  const rule = wallet && central !== undefined ? { asset, min: wallet.min, max: wallet.max, available: central } : null;
  const words: AmountWords = {
    required: t("launch.required"),
    aboveAvailable: (available) => t("launch.aboveAvailable", { available }),
  };
  const fault = rule === null ? undefined : faultOf(text, rule, words);
  const most = rule && mostAmount(rule);
  const closedBy = ((): TransferInDraft["closedBy"] => {
    if (wallet === null || (wallet !== undefined && (!wallet.canIn || wallet.maintenance !== null))) return "shut";
    return rule !== null && most === null ? "tooLittle" : null;
  })();
  return {
    text,
    setText: (next) => {
      setText(next);
      setChecked(false);
    },
    entered: amount === null ? null : format.money(toDecimal(amount), asset).text,
    check: () => {
      setChecked(true);
      return rule !== null && closedBy === null && amount !== null && fault === undefined ? toDecimal(amount) : null;
    },
    fault: isChecked ? fault : undefined,
    isBalanceUnknown: isChecked && central === undefined,
    isClosed: closedBy !== null,
    closedBy,
    wallet,
    central,
    asset,
    most: most === null ? undefined : toDecimal(most),
    quick: QUICK.filter((each) => rule !== null && faultOf(each, rule, words) === undefined),
  };
};
