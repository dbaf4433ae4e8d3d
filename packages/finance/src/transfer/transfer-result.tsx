import { callQuery } from "@baize/api-client/react";
import { isTerminalTransfer, paths } from "@baize/domain";
import { Button, CopyButton, DescriptionList, Inline, LinkButton } from "@baize/ui-kit";
import type { ReactElement } from "react";
import { useClient } from "../client.ts";
import { Outcome } from "../outcome/outcome.tsx";
import { usePolledOrder } from "../polled-order/use-polled-order.ts";
import type { TransferOrder } from "../wire-types.ts";
import { stateTone } from "../tones.ts";
import { useFinanceWords } from "../words.ts";
import type { Wallets } from "./use-wallets.ts";

export interface TransferResultProps {
  /** As the answer of the transfer told it. */
  order: TransferOrder;
  names: Pick<Wallets, "central" | "games">;
  onAgain: () => void;
}

/**
 * What became of a transfer. One that is processing is shown so and asked for again, never taken for failed
 * (docs/rules.md R9).
 */
export const TransferResult = ({ order: submitted, names, onAgain }: TransferResultProps): ReactElement => {
  const t = useFinanceWords();
  const { data: order = submitted } = usePolledOrder(
    {
      ...callQuery(useClient().games.transferOrder, { orderNo: submitted.orderNo }),
      initialData: submitted,
    },
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
            {
              term: t("orderNo"),
              detail: (
                <Inline gap={1} justify="end">
                  {order.orderNo}
                  <CopyButton size="small" text={order.orderNo} label={t("orderNo")} />
                </Inline>
              ),
            },
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
