import { assetScale, paths } from "@baize/domain";
import { Alert, AmountField, LinkButton, MoneyText, Stack, useFormat } from "@baize/ui-kit";
import type { ReactElement, ReactNode } from "react";
import { useGamesWords } from "../words.ts";
import * as css from "./launch.css.ts";
import type { TransferInDraft } from "./use-transfer-in-draft.ts";

export interface TransferInFormProps {
  readonly draft: TransferInDraft;
  readonly onSubmit: () => unknown;
  /** Above the figures, such as the outcome of the last transfer. */
  readonly children?: ReactNode;
}

/** The two balances and the amount of a transfer into a venue; its button is the sheet's. */
export const TransferInForm = ({ draft, onSubmit, children }: TransferInFormProps): ReactElement => {
  const t = useGamesWords();
  const { wallet, central, asset } = draft;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Stack gap={4}>
        {children}
        <Stack gap={5}>
          <dl className={css.figures}>
            <div className={css.figure}>
              <dt className={css.term}>{t("launch.central")}</dt>
              <dd className={css.value}>
                <MoneyText value={central} size="large" />
              </dd>
            </div>
            <div className={css.figure}>
              <dt className={css.term}>{t("launch.wallet")}</dt>
              <dd className={css.value}>
                <MoneyText value={wallet?.balance} asset={asset} size="large" />
              </dd>
            </div>
          </dl>
          <TransferInAmountField draft={draft} />
          {draft.isBalanceUnknown && (
            <Alert isLive tone="warning">
              {t("launch.unknownBalance")}
            </Alert>
          )}
        </Stack>
      </Stack>
    </form>
  );
};

/** The amount, or why none can be transferred. */
const TransferInAmountField = ({ draft }: { draft: TransferInDraft }): ReactElement => {
  const t = useGamesWords();
  const format = useFormat();
  const { wallet, asset } = draft;
  if (draft.closedBy === "shut") return <Alert tone="warning">{t("launch.closedWallet")}</Alert>;
  if (draft.closedBy === "tooLittle")
    return (
      <Alert
        tone="info"
        action={
          <LinkButton size="small" to={paths.deposit}>
            {t("launch.deposit")}
          </LinkButton>
        }
      >
        {t("launch.tooLittle", { min: format.money(wallet?.min, asset, { trimZeros: true }).text })}
      </Alert>
    );
  return (
    <AmountField
      label={t("launch.amount")}
      asset={asset}
      decimals={assetScale(asset)}
      value={draft.text}
      onValueChange={draft.setText}
      min={wallet?.min}
      max={wallet?.max}
      all={draft.most}
      quick={draft.quick}
      disabled={wallet === undefined}
      error={draft.fault}
    />
  );
};
