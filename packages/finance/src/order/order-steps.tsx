import { type Step, Steps, useFormat } from "@baize/ui-kit";
import type { ReactElement } from "react";
import type { DepositOrder } from "../wire-types.ts";
import { useFinanceWords } from "../words.ts";

/** How many steps of a full way are done; null where the way ended before its last step. */
const DONE: Readonly<Record<DepositOrder["state"], number | null>> = {
  awaiting_payment: 1,
  awaiting_confirmation: 2,
  succeeded: 4,
  cancelled: null,
  expired: null,
  refused: null,
};

/** How far an order is; one that came to nothing ends with what became of it. */
export const OrderSteps = ({ order: { state, createdAt, settledAt } }: { order: DepositOrder }): ReactElement => {
  const t = useFinanceWords();
  const format = useFormat();
  const done = DONE[state];
  const created: Step = { id: "created", label: t("order.steps.created"), detail: format.time(createdAt) };
  const end = settledAt === null ? undefined : format.time(settledAt);
  if (done === null)
    return <Steps current={1} steps={[created, { id: state, label: t(`order.state.${state}`), detail: end }]} />;
  return (
    <Steps
      current={done}
      steps={[
        created,
        { id: "pay", label: t("order.steps.pay") },
        { id: "confirm", label: t("order.steps.confirm") },
        { id: "done", label: t("order.steps.done"), detail: end },
      ]}
    />
  );
};
