import { useMoneyAction } from "@baize/api-client/react";
import { startOfDay } from "@baize/domain";
import { Alert, ConfirmDialog, Stack, useFormat } from "@baize/ui-kit";
import type { ReactElement } from "react";
import { ActNotice, isUnderWay } from "../act/act-notice.tsx";
import { useClient } from "../client.ts";
import * as text from "../text.css.ts";
import { isNone } from "../turnover-of.ts";
import type { SignInfo } from "../wire-types.ts";
import { usePromoWords } from "../words.ts";

export interface ResignProps {
  readonly info: SignInfo;
  /** The past day that is asked about; null when none is. */
  readonly day: string | null;
  readonly onClose: () => void;
}

/** What making up for a day costs, said before it is done. */
export const Resign = ({ info, day, onClose }: ResignProps): ReactElement => {
  const t = usePromoWords();
  const format = useFormat();
  const action = useMoneyAction(useClient().promo.resign, { onSettled: onClose });
  const { left, cost } = info.resign;
  const isFree = isNone(cost);
  const price = format.money(cost).text;
  const dateOf = (of: string): string => format.date(startOfDay(info.zone, of) ?? 0, "long");
  const quota = ((): string => {
    if (left === 0) return t("sign.resign.none");
    return isFree ? t("sign.resign.leftFree", { left }) : t("sign.resign.left", { left, cost: price });
  })();
  return (
    <Stack gap={3}>
      <p className={text.note}>{quota}</p>
      {action.result?.ok && (
        <Alert isLive tone="win">
          {t("sign.resign.done", { date: dateOf(action.result.data.day) })}
        </Alert>
      )}
      <ActNotice action={action} />
      <ConfirmDialog
        isOpen={day !== null}
        title={day === null ? "" : t("sign.resign.title", { date: dateOf(day) })}
        confirmLabel={isFree ? t("sign.resign.confirmFree") : t("sign.resign.confirm", { cost: price })}
        onConfirm={async () => {
          if (day === null || isUnderWay(action)) return;
          await action.submit({ day });
          onClose();
        }}
        onCancel={onClose}
      >
        <Stack gap={2}>
          <span>{isFree ? t("sign.resign.free", { left }) : t("sign.resign.text", { left, cost: price })}</span>
          <span>{t("sign.resign.after")}</span>
        </Stack>
      </ConfirmDialog>
    </Stack>
  );
};
