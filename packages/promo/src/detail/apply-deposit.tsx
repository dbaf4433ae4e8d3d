import { useMoneyAction } from "@baize/api-client/react";
import { type AssetCode, compareMoney, money, parseMoney, percentOf, toDecimal } from "@baize/domain";
import { useBrand } from "@baize/ui-kit";
import type { ReactElement } from "react";
import { useClient } from "../client.ts";
import type { Detail } from "../wire-types.ts";
import { usePromoWords } from "../words.ts";
import { Apply } from "./apply.tsx";

/** Applies for the bonus of the newest deposit that would do. */
export const ApplyDeposit = ({ detail }: { detail: Detail }): ReactElement => {
  const t = usePromoWords();
  const { currency } = useBrand();
  const action = useMoneyAction(useClient().promo.applyDepositActive, { scope: detail.id });
  return (
    <Apply
      detail={detail}
      action={action}
      label={t("detail.action.deposit")}
      note={t("detail.action.depositText")}
      reward={rewardOf(detail, currency.code)}
      onConfirm={async () => action.submit({ id: detail.id })}
    />
  );
};

/** The percentage of the deposit that the condition names, at most the cap; a decimal, null where it is not known. */
const rewardOf = ({ conditions, offer }: Detail, asset: AssetCode): string | null => {
  const have = conditions.find(({ key }) => key === "deposit" || key === "firstDeposit")?.have ?? null;
  const deposit = have === null ? null : parseMoney(have, asset);
  if (deposit === null || offer?.of !== "deposit") return null;
  const [part, cap] = [percentOf(deposit, offer.percent, "down"), money(offer.cap, asset)];
  return toDecimal(compareMoney(part, cap) < 0 ? part : cap);
};
