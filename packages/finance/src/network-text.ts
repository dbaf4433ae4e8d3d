import type { FinanceWords } from "./words.ts";

const KNOWN = ["TRC20", "ERC20", "OMNI"] as const;

/** The name of a coin's network: a house coin has one of its own, which the wire calls like the coin. */
export const networkText = (t: FinanceWords, protocol: string, asset: string): string => {
  const known = KNOWN.find((each) => each === protocol);
  if (known !== undefined) return t(`network.${known}`);
  return protocol === asset ? t("network.own", { coin: asset }) : protocol;
};
