import { Steps, useFormat } from "@baize/ui-kit";
import type { ReactElement } from "react";
import type { DepositOrder } from "../wire-types.ts";
import { useFinanceWords } from "../words.ts";

const AT: Readonly<Record<DepositOrder["state"], number>> = {
  awaiting_payment: 1,
  awaiting_confirmation: 2,
  succeeded: 4,
  cancelled: 1,
  expired: 1,
  refused: 2,
};

/** How far an order is. */
export const OrderSteps = ({ order }: { order: DepositOrder }): ReactElement => {
  const t = useFinanceWords();
  const format = useFormat();
  const time = (instant: string): string => format.time(instant);
  return (
    <Steps
      current={AT[order.state]}
      steps={[
        { id: "created", label: t("order.steps.created"), detail: time(order.createdAt) },
        { id: "pay", label: t("order.steps.pay") },
        { id: "confirm", label: t("order.steps.confirm") },
        {
          id: "done",
          label: t("order.steps.done"),
          detail: order.state === "succeeded" && order.settledAt !== null ? time(order.settledAt) : undefined,
        },
      ]}
    />
  );
};
