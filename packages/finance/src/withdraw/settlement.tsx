import { type Description, DescriptionList, MoneyText } from "@baize/ui-kit";
import type { ReactElement } from "react";
import type { PayoutAccount, WithdrawPreview } from "../queries.ts";
import { useFinanceWords } from "../words.ts";

/** All deductions and what arrives. */
export const Settlement = ({ preview, account }: { preview: WithdrawPreview | undefined; account?: PayoutAccount | undefined }): ReactElement => {
  const t = useFinanceWords();
  const money = (value: string | undefined): ReactElement => <MoneyText value={value} asset={preview?.currency} />;
  const deductions = preview?.deductions ?? [{ kind: "fee" as const, amount: preview?.fee }];
  const items: Description[] = [
    { term: t("withdraw.amountLabel"), detail: money(preview?.amount) },
    ...deductions.map(({ kind, amount }) => ({ term: t(`withdraw.deduction.${kind}`), detail: money(amount) })),
    { term: t("withdraw.arrives"), detail: money(preview?.receive), isStrong: true },
    { term: t("withdraw.balanceAfter"), detail: money(preview?.balanceAfter) },
  ];
  if (account) items.push({ term: t("withdraw.to"), detail: t("withdraw.masked", { name: account.bankName || account.protocol, masked: account.accountMasked }) });
  if (preview) items.push({ term: t("withdraw.eta"), detail: t("minutes", { minutes: preview.etaMinutes }) });
  return <DescriptionList items={items} />;
};
