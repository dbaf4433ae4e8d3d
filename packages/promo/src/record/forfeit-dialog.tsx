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
  /** With what it came to, in words. */
  readonly onDone: (said: string) => void;
}

/** Says what goes back before a reward is given up. */
export const ForfeitDialog = ({ row, onClose, onDone }: ForfeitDialogProps): ReactElement => {
  const t = usePromoWords();
  const format = useFormat();
  const { currency } = useBrand();
  const { freeBets } = row;
  const action = useMoneyAction(useClient().promo.forfeit, {
    scope: row.id,
    onSettled: (result) => {
      if (!result.ok) return;
      const amount = format.money(result.data.taken).text;
      onDone(freeBets === null ? t("record.forfeited", { amount }) : t("freeBets.forfeited"));
    },
  });
  const left = subtractMoney(money(row.turnoverNeed, currency.code), money(row.turnoverDone, currency.code));
  return (
    <ConfirmDialog
      isOpen
      isDangerous
      title={t(freeBets === null ? "record.forfeitTitle" : "freeBets.forfeitTitle")}
      confirmLabel={t("record.forfeit")}
      cancelLabel={t("record.forfeitKeep")}
      onConfirm={async () => (isUnderWay(action) ? null : action.submit({ id: row.id }))}
      onCancel={onClose}
    >
      <Stack gap={3}>
        <span>{row.title}</span>
        <span>
          {freeBets === null
            ? t("record.forfeitText", {
                amount: format.money(row.amount).text,
                left: format.money(toDecimal(left)).text,
              })
            : t("freeBets.forfeitText", { left: freeBets.left })}
        </span>
        <ActNotice action={action} />
      </Stack>
    </ConfirmDialog>
  );
};
