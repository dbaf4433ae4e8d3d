import type { Contract } from "@baize/api-client/contract";
import type { MoneyAction } from "@baize/api-client/react";
import { assetScale, CENTRAL_WALLET, toDecimal } from "@baize/domain";
import { checkAmount, readAmount, type RefusalCode, smallestAmount, useRefusalWords } from "@baize/feature-kit";
import {
  Alert,
  AmountField,
  Button,
  Card,
  IconButton,
  Section,
  SelectField,
  type SelectOption,
  Stack,
  SwapIcon,
  useFormat,
} from "@baize/ui-kit";
import { type ReactElement, useState } from "react";
import { useFinanceWords } from "../words.ts";
import * as css from "./transfer.css.ts";
import type { WalletView } from "./use-wallets.ts";

/** One end is always the central wallet. */
export interface TransferRoute {
  /** The game wallet; null before one is chosen. */
  readonly platform: string | null;
  /** Into the game wallet. */
  readonly isIn: boolean;
}

export interface TransferFormProps {
  central: WalletView;
  games: readonly WalletView[];
  route: TransferRoute;
  onRoute: (route: TransferRoute) => void;
  action: MoneyAction<Contract["games"]["transferPost"]>;
}

const AT_AMOUNT: readonly RefusalCode[] = [
  "amount_invalid",
  "amount_below_min",
  "amount_above_max",
  "insufficient_funds",
];

/** From, to, amount. */
export const TransferForm = ({ central, games, route, onRoute, action }: TransferFormProps): ReactElement | null => {
  const t = useFinanceWords();
  const format = useFormat();
  const words = useRefusalWords();
  const [amount, setAmount] = useState("");
  const [isChecked, setChecked] = useState(false);
  const game =
    games.find(({ wallet }) => wallet.platform === route.platform) ??
    games.find(({ wallet }) => wallet.maintenance === null) ??
    games[0];
  if (!game) return null;

  const [source, target] = route.isIn ? [central, game] : [game, central];
  const { wallet } = game;
  const { currency: asset, min, max } = wallet;
  const fault = checkAmount(amount, { asset, min, max, available: source.balance });
  const isClosed = wallet.maintenance !== null || !(route.isIn ? wallet.canIn : wallet.canOut);
  const isUnderWay = action.state === "sending" || action.state === "confirming";
  const blocked = ((): string | undefined => {
    if (isClosed) return t("transfer.closed", { name: wallet.name });
    if (source.balance === undefined) return t("transfer.unknownBalance");
    return isUnderWay ? t("money.pendingTitle") : undefined;
  })();
  const money = (decimal: string | undefined): string => format.money(decimal, asset, { trimZeros: true }).text;
  const refused = action.result !== null && !action.result.ok ? action.result : null;
  const isAtAmount = refused !== null && AT_AMOUNT.includes(refused.code);
  const amountError = ((): string | undefined => {
    if (refused && isAtAmount) return words.refusal(refused);
    if (!isChecked || fault === null) return undefined;
    return fault === "aboveAvailable"
      ? t("transfer.aboveBalance", { available: money(source.balance) })
      : t(`transfer.${fault}`, { min: money(min), max: money(max) });
  })();

  const change = (apply: () => void): void => {
    apply();
    action.reset();
  };
  const go = (next: TransferRoute): void => change(() => onRoute(next));
  const choose = (end: "from" | "to", platform: string): void => {
    const isFrom = end === "from";
    if (platform === CENTRAL_WALLET) go({ platform: wallet.platform, isIn: isFrom });
    else go({ platform, isIn: !isFrom });
  };
  const submit = async (): Promise<void> => {
    const entered = readAmount(amount, asset);
    setChecked(true);
    if (!entered || fault !== null || blocked !== undefined) return;
    const result = await action.submit({
      from: source.wallet.platform,
      to: target.wallet.platform,
      amount: toDecimal(entered),
    });
    if (!result?.ok) return;
    setAmount("");
    setChecked(false);
  };
  const options = [central, ...games].map((view) =>
    optionOf(view, format.money(view.balance, view.wallet.currency).text),
  );
  const entered = readAmount(amount, asset);

  return (
    <Card as="section">
      <Section title={t("transfer.form")}>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          <Stack gap={5}>
            {refused && !isAtAmount && (
              <Alert isLive tone="danger">
                {words.refusal(refused)}
              </Alert>
            )}
            <div className={css.ends}>
              <SelectField
                label={t("transfer.from")}
                options={options}
                value={source.wallet.platform}
                onValueChange={(value) => choose("from", value)}
              />
              <div className={css.swap}>
                <IconButton
                  variant="secondary"
                  label={t("transfer.swap")}
                  onPress={() => go({ platform: wallet.platform, isIn: !route.isIn })}
                >
                  <span className={css.swapIcon}>
                    <SwapIcon />
                  </span>
                </IconButton>
              </div>
              <SelectField
                label={t("transfer.to")}
                options={options}
                value={target.wallet.platform}
                onValueChange={(value) => choose("to", value)}
              />
            </div>
            <AmountField
              required
              label={t("transfer.amountLabel")}
              asset={asset}
              decimals={assetScale(asset)}
              value={amount}
              onValueChange={(next) => change(() => setAmount(next))}
              min={min}
              max={max}
              all={smallestAmount([source.balance, max], asset)}
              error={amountError}
            />
            {blocked !== undefined && !isUnderWay && <Alert tone="warning">{blocked}</Alert>}
            <Button
              type="submit"
              variant="primary"
              size="large"
              fullWidth
              loading={action.state === "sending"}
              disabledReason={blocked}
            >
              {entered
                ? t("transfer.submit", {
                    name: target.wallet.name,
                    amount: format.money(toDecimal(entered), asset).text,
                  })
                : t("transfer.submitEmpty")}
            </Button>
          </Stack>
        </form>
      </Section>
    </Card>
  );
};

function optionOf({ wallet }: WalletView, balance: string): SelectOption {
  return { value: wallet.platform, label: wallet.name, detail: balance, disabled: wallet.maintenance !== null };
}
