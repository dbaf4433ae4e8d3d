import { useMoneyAction } from "@baize/api-client/react";
import { money, subtractMoney, toDecimal } from "@baize/domain";
import { ConfirmDialog, Stack, useBrand, useFormat } from "@baize/ui-kit";
import type { ReactElement } from "react";
import { ActNotice, isUnderWay } from "../act/act-notice.tsx";
import { useClient } from "../client.ts";
import type { PromoRecord } from "../wire-types.ts";
import { usePromoWords } from "../words.ts";

export interface ForfeitDialogProps {
  readonly row: PromoRecord;
  readonly onClose: () => void;
  /** With what was taken back. */
  readonly onDone: (taken: string) => void;
}

/** Says what goes back before a reward is given up. */
export const ForfeitDialog = ({ row, onClose, onDone }: ForfeitDialogProps): ReactElement => {
  const t = usePromoWords();
  const format = useFormat();
  const { currency } = useBrand();
  const action = useMoneyAction(useClient().promo.forfeit, {
    scope: row.id,
    onSettled: (result) => result.ok && onDone(result.data.taken),
  });
  const left = subtractMoney(money(row.turnoverNeed, currency.code), money(row.turnoverDone, currency.code));
  return (
    <ConfirmDialog
      isOpen
      isDangerous
      title={t("record.forfeitTitle")}
      confirmLabel={t("record.forfeit")}
      cancelLabel={t("record.forfeitKeep")}
      onConfirm={async () => (isUnderWay(action) ? null : action.submit({ id: row.id }))}
      onCancel={onClose}
    >
      <Stack gap={3}>
        <span>{row.title}</span>
        <span>
          {t("record.forfeitText", { amount: format.money(row.amount).text, left: format.money(toDecimal(left)).text })}
        </span>
        <ActNotice action={action} />
      </Stack>
    </ConfirmDialog>
  );
};
