import { callQuery } from "@baize/api-client/react";
import { isTerminalTransfer, paths } from "@baize/domain";
import { Button, DescriptionList, LinkButton } from "@baize/ui-kit";
import type { ReactElement } from "react";
import { useClient } from "../client.ts";
import { Outcome } from "../outcome/outcome.tsx";
import { usePolledOrder } from "../polled-order/use-polled-order.ts";
import type { TransferOrder } from "../wire-types.ts";
import { stateTone } from "../tones.ts";
import { orderNumber } from "../order/order-number.tsx";
import { useFinanceWords } from "../words.ts";
import type { Wallets } from "./use-wallets.ts";

export interface TransferResultProps {
  /** As the transfer was answered. */
  order: TransferOrder;
  names: Pick<Wallets, "central" | "games">;
  onAgain: () => void;
}

/**
 * What became of a transfer. One that is processing is shown as such and polled, never taken for failed
 * (docs/rules.md R9).
 */
export const TransferResult = ({ order: submitted, names, onAgain }: TransferResultProps): ReactElement => {
  const t = useFinanceWords();
  const { transferOrder } = useClient().games;
  const { data: order = submitted } = usePolledOrder(
    (options) => ({
      ...callQuery(transferOrder, { orderNo: submitted.orderNo }, options),
      initialData: submitted,
    }),
    { isSettled: ({ state }) => isTerminalTransfer(state) },
  );
  const { state } = order;
  const nameOf = (platform: string): string =>
    [names.central, ...(names.games ?? [])].find((view) => view?.wallet.platform === platform)?.wallet.name ?? platform;
  return (
    <Outcome
      tone={stateTone(state)}
      title={t(`transfer.state.${state}`)}
      amount={order.amount}
      asset={order.currency}
      facts={
        <DescriptionList
          items={[
            orderNumber(t, order.orderNo),
            { term: t("transfer.from"), detail: nameOf(order.from) },
            { term: t("transfer.to"), detail: nameOf(order.to) },
          ]}
        />
      }
      actions={
        <>
          <Button variant="primary" onPress={onAgain}>
            {t("transfer.again")}
          </Button>
          <LinkButton to={`${paths.transRecord}?kind=transfer`}>{t("records")}</LinkButton>
        </>
      }
    >
      {t(`transfer.stateText.${state}`)}
    </Outcome>
  );
};
