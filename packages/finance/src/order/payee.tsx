import { Alert, Card, CopyRow, DescriptionList, Section, Stack } from "@baize/ui-kit";
import type { ReactElement } from "react";
import type { DepositOrder } from "../wire-types.ts";
import { useFinanceWords } from "../words.ts";
import * as css from "./order.css.ts";
import { QrCode } from "./qr-code.tsx";

/** Where to pay, each part with its copy, and what must not be done. */
export const Payee = ({
  order: { kind, payee, coin, qrText, noteCode, payerName },
}: {
  order: DepositOrder;
}): ReactElement => {
  const t = useFinanceWords();
  const note = noteCode !== "" && (
    <CopyRow isStrong label={t("order.note")} value={noteCode} help={t("order.noteHelp")} />
  );
  const payer = payerName !== "" && <DescriptionList items={[{ term: t("order.payer"), detail: payerName }]} />;
  return (
    <Stack gap={4}>
      {coin && (
        <Alert tone="danger" title={t("order.networkTitle", { protocol: coin.protocol })}>
          {t("order.network")}
        </Alert>
      )}
      <Card as="section">
        <Section level={2} title={t("order.payee")}>
          {payee && (
            <div className={qrText === null ? css.rows : css.scan}>
              {qrText !== null && <Scan text={qrText} label={t("order.payQr")} hint={t(`order.scan.${kind}`)} />}
              <div className={css.rows}>
                {payee.bank !== "" && <CopyRow label={t("order.bank")} value={payee.bank} />}
                <CopyRow label={t("order.name")} value={payee.name} />
                <CopyRow isStrong label={t("order.account")} value={payee.account} />
                {payee.branch !== "" && <CopyRow label={t("order.branch")} value={payee.branch} />}
                {note}
                {payer}
              </div>
            </div>
          )}
          {!payee && !coin && qrText !== null && (
            <Scan text={qrText} label={t("order.payQr")} hint={t(`order.scan.${kind}`)} />
          )}
          {coin && (
            <div className={css.scan}>
              <Scan text={coin.address} label={t("order.qr")} hint={t("order.scan.coin")} />
              <div className={css.rows}>
                <CopyRow
                  label={t("order.protocol")}
                  value={coin.protocol}
                  help={t("order.confirmations", { count: coin.confirmations })}
                />
                <CopyRow isStrong label={t("order.address")} value={coin.address} />
                {note}
              </div>
            </div>
          )}
        </Section>
      </Card>
      <Alert tone="warning" title={t("order.reuseTitle")}>
        {t("order.reuse")}
      </Alert>
    </Stack>
  );
};

const Scan = ({ text, label, hint }: { text: string; label: string; hint: string }): ReactElement => (
  <figure className={css.figure}>
    <QrCode text={text} label={label} />
    <figcaption className={css.label}>{hint}</figcaption>
  </figure>
);
