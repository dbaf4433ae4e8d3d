import { useMoneyAction } from "@baize/api-client/react";
import { paths } from "@baize/domain";
import { Alert, LinkButton, SelectField, useFormat } from "@baize/ui-kit";
import { type ReactElement, useState } from "react";
import { useClient } from "../client.ts";
import type { Detail } from "../wire-types.ts";
import { usePromoWords } from "../words.ts";
import { Apply } from "./apply.tsx";

/** Applies for the bonus of a deposit: the newest that it can be for, or the one that is chosen. */
export const ApplyDeposit = ({ detail }: { detail: Detail }): ReactElement => {
  const t = usePromoWords();
  const { money, dateTime } = useFormat();
  const action = useMoneyAction(useClient().promo.applyDepositActive, { scope: detail.id });
  const [chosen, setChosen] = useState<string | null>(null);
  const { id, deposits } = detail;
  const deposit = deposits.find(({ orderNo }) => orderNo === chosen) ?? deposits[0];
  return (
    <Apply
      detail={detail}
      action={action}
      label={t("detail.action.deposit")}
      note={t("detail.action.depositText")}
      reward={deposit?.reward ?? null}
      facts={
        deposit && [
          { term: t("detail.action.ofDeposit"), detail: money(deposit.amount).text },
          { term: t("detail.action.depositTime"), detail: dateTime(deposit.time) },
        ]
      }
      instead={deposit === undefined && <NoDeposit />}
      onConfirm={async () => action.submit({ id, ...(deposit && { orderNo: deposit.orderNo }) })}
    >
      {deposit !== undefined && deposits.length > 1 && (
        <SelectField
          label={t("detail.action.pick")}
          value={deposit.orderNo}
          onValueChange={setChosen}
          options={deposits.map(({ orderNo, time, amount, reward }) => ({
            value: orderNo,
            label: t("detail.action.pickOption", { amount: money(amount).text, reward: money(reward).text }),
            detail: dateTime(time),
          }))}
        />
      )}
    </Apply>
  );
};

const NoDeposit = (): ReactElement => {
  const t = usePromoWords();
  return (
    <>
      <Alert tone="info">{t("detail.action.noDeposit")}</Alert>
      <LinkButton fullWidth to={paths.deposit}>
        {t("toDeposit")}
      </LinkButton>
    </>
  );
};
