import { Alert, Card, CopyRow, DescriptionList, QrCode, Section, Stack } from "@baize/ui-kit";
import type { ReactElement } from "react";
import type { DepositOrder } from "../wire-types.ts";
import { networkText } from "../network-text.ts";
import { useFinanceWords } from "../words.ts";
import * as css from "./order.css.ts";

export interface PayeeProps {
  order: DepositOrder;
  /** What is to be scanned and heeded is left out once the order is said to be paid. */
  isUnpaid: boolean;
}

/** Where to pay, each part with its copy, and what must not be done. */
export const Payee = (props: PayeeProps): ReactElement => {
  const t = useFinanceWords();
  const { kind, payee, coin, payAsset, qrText } = props.order;
  const network = coin && networkText(t, coin.protocol, payAsset);
  return (
    <Stack gap={4}>
      {props.isUnpaid && network && (
        <Alert tone="danger" title={t("order.networkTitle", { network })}>
          {t("order.network")}
        </Alert>
      )}
      <Card as="section">
        <Section level={2} title={t("order.payee")}>
          {payee && <Account {...props} payee={payee} />}
          {!payee && !coin && props.isUnpaid && qrText !== null && (
            <Scan text={qrText} label={t("order.payQr")} hint={t(`order.scan.${kind}`)} />
          )}
          {coin && <CoinAddress {...props} coin={coin} />}
        </Section>
      </Card>
      <Alert tone="warning" title={t("order.reuseTitle")}>
        {t("order.reuse")}
      </Alert>
    </Stack>
  );
};

type Part<Name extends "payee" | "coin"> = PayeeProps & { readonly [K in Name]: NonNullable<DepositOrder[Name]> };

const Account = ({ order: { kind, qrText, payerName, ...order }, payee, isUnpaid }: Part<"payee">): ReactElement => {
  const t = useFinanceWords();
  const code = isUnpaid ? qrText : null;
  return (
    <div className={code === null ? css.rows : css.scan}>
      {code !== null && <Scan text={code} label={t("order.payQr")} hint={t(`order.scan.${kind}`)} />}
      <div className={css.rows}>
        {payee.bank !== "" && <CopyRow label={t(`order.bank.${kind}`)} value={payee.bank} />}
        <CopyRow label={t("order.name")} value={payee.name} />
        <CopyRow isStrong label={t("order.account")} value={payee.account} />
        {payee.branch !== "" && <CopyRow label={t("order.branch")} value={payee.branch} />}
        <Note code={order.noteCode} isUnpaid={isUnpaid} />
        {payerName !== "" && (
          <DescriptionList items={[{ term: t("order.payer"), detail: <span translate="no">{payerName}</span> }]} />
        )}
      </div>
    </div>
  );
};

const CoinAddress = ({ order: { noteCode, payAsset }, coin, isUnpaid }: Part<"coin">): ReactElement => {
  const t = useFinanceWords();
  return (
    <div className={isUnpaid ? css.scan : css.rows}>
      {isUnpaid && <Scan text={coin.address} label={t("order.qr")} hint={t("order.scan.coin")} />}
      <div className={css.rows}>
        <CopyRow
          label={t("order.protocol")}
          value={coin.protocol}
          help={t("order.confirmations", { count: coin.confirmations })}
        >
          {networkText(t, coin.protocol, payAsset)}
        </CopyRow>
        <CopyRow isStrong label={t("order.address")} value={coin.address} />
        <Note code={noteCode} isUnpaid={isUnpaid} />
      </div>
    </div>
  );
};

/** What must be written with the payment, where something must. */
const Note = ({ code, isUnpaid }: { code: string; isUnpaid: boolean }): ReactElement | null => {
  const t = useFinanceWords();
  if (code === "") return null;
  return <CopyRow isStrong label={t("order.note")} value={code} help={isUnpaid ? t("order.noteHelp") : undefined} />;
};

const Scan = ({ text, label, hint }: { text: string; label: string; hint: string }): ReactElement => (
  <figure className={css.figure}>
    <QrCode text={text} label={label} />
    <figcaption className={css.label}>{hint}</figcaption>
  </figure>
);
