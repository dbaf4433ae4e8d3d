import { type Picture, PictureField } from "@baize/feature-kit";
import { Card } from "@baize/ui-kit";
import type { ReactElement } from "react";
import type { DepositOrder } from "../wire-types.ts";
import { useFinanceWords } from "../words.ts";

export interface SlipProps {
  order: DepositOrder;
  picture: Picture;
  onSend: () => unknown;
  error?: string | undefined;
}

/** The payment slip: given with "I have paid" or after it, replaced until the deposit is confirmed. */
export const Slip = ({ order: { state, slipUrl }, picture, onSend, error }: SlipProps): ReactElement => {
  const t = useFinanceWords();
  const help =
    slipUrl !== null ? t("order.slipSubmitted") : t(state === "awaiting_payment" ? "order.slipHelp" : "order.slipLate");
  return (
    <Card as="section">
      <PictureField
        label={t("order.slip")}
        help={help}
        picture={picture}
        shown={slipUrl === null ? null : { url: slipUrl, alt: t("order.slipAlt") }}
        onSend={onSend}
        error={error}
      />
    </Card>
  );
};
