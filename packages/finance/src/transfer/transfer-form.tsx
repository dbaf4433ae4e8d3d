import { CENTRAL_WALLET, toDecimal } from "@baize/domain";
import { Form, IdentityAlert, PauseAlert, readAmount, smallestAmount, useClosedReason } from "@baize/feature-kit";
import { Alert, Card, Section, type SelectOption, Stack, useFormat } from "@baize/ui-kit";
import type { ReactElement } from "react";
import { ActBar } from "../money-form/act-bar.tsx";
import { AmountEntry } from "../money-form/amount-entry.tsx";
import { MoneySubmit } from "../money-form/money-submit.tsx";
import { SwapEnds } from "../money-form/swap-ends.tsx";
import { type FinanceWords, useFinanceWords } from "../words.ts";
import { type TransferAction, useTransfer } from "./use-transfer.ts";
import type { WalletGroup } from "./use-wallet-groups.ts";
import type { WalletView } from "./use-wallets.ts";

/** From so many on, wallets are searched rather than scrolled through. */
const MANY = 12;

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
  /** The same, as they are listed. */
  groups: readonly WalletGroup[];
  route: TransferRoute;
  onRoute: (route: TransferRoute) => void;
  action: TransferAction;
}

/** From, to, amount. */
export const TransferForm = (props: TransferFormProps): ReactElement | null => {
  const { games, route } = props;
  const game =
    games.find(({ wallet }) => wallet.platform === route.platform) ??
    games.find(({ wallet }) => wallet.maintenance === null) ??
    games[0];
  return game === undefined ? null : <Entries {...props} game={game} />;
};

const Entries = ({
  central,
  groups,
  game,
  route,
  onRoute,
  action,
}: TransferFormProps & { readonly game: WalletView }): ReactElement => {
  const t = useFinanceWords();
  const format = useFormat();
  const [source, target] = route.isIn ? [central, game] : [game, central];
  const { wallet } = game;
  const playClosed = useClosedReason("play");
  const closed = route.isIn ? playClosed : undefined;
  const blocked = closed ?? blockedText(t, source, game, route.isIn);
  const { form, rule, isUnderWay } = useTransfer(source, target, wallet, action, blocked !== undefined);
  const reason = blocked ?? (isUnderWay ? t("money.pendingTitle") : undefined);
  const go = (next: TransferRoute): void => {
    onRoute(next);
    form.reset(form.values);
  };
  const entered = readAmount(form.values.amount, rule.asset);
  return (
    <Card as="section">
      <Section title={t("transfer.form")}>
        <Form form={form}>
          <Stack gap={5}>
            <Ends {...{ central, groups, game, route }} onRoute={go} />
            <AmountEntry
              form={form}
              label={t("transfer.amountLabel")}
              rule={rule}
              all={smallestAmount([source.balance, rule.max], rule.asset)}
            />
            {route.isIn && <PauseAlert />}
            {route.isIn && <IdentityAlert gate="play" />}
            {closed === undefined && blocked !== undefined && <Alert tone="warning">{blocked}</Alert>}
            <ActBar>
              <MoneySubmit isBusy={action.state === "sending"} blocked={reason}>
                {entered
                  ? t("transfer.submit", {
                      name: target.wallet.name,
                      amount: format.money(toDecimal(entered), rule.asset).text,
                    })
                  : t("transfer.submitEmpty")}
              </MoneySubmit>
            </ActBar>
          </Stack>
        </Form>
      </Section>
    </Card>
  );
};

type EndsProps = Pick<TransferFormProps, "central" | "groups" | "route" | "onRoute"> & { readonly game: WalletView };

/** The two wallets. Choosing the central one for an end moves the other to the other end. */
const Ends = ({ central, groups, game, route: { isIn }, onRoute }: EndsProps): ReactElement => {
  const t = useFinanceWords();
  const format = useFormat();
  const [source, target] = isIn ? [central, game] : [game, central];
  const { platform: current } = game.wallet;
  const choose = (platform: string, isFrom: boolean): void =>
    onRoute(platform === CENTRAL_WALLET ? { platform: current, isIn: isFrom } : { platform, isIn: !isFrom });
  const optionOf = ({ wallet: { platform, name, currency, maintenance }, balance }: WalletView): SelectOption => ({
    value: platform,
    label: name,
    detail: format.money(balance, currency).text,
    disabled: maintenance !== null,
  });
  const options = [
    optionOf(central),
    ...groups.flatMap(({ name, wallets }) =>
      wallets.map((view) => ({ ...optionOf(view), ...(name !== null && { group: name }) })),
    ),
  ];
  const ends = { options, searchable: options.length > MANY };
  return (
    <SwapEnds
      from={{
        ...ends,
        label: t("transfer.from"),
        help: t("exchange.available", { amount: format.money(source.balance, game.wallet.currency).text }),
        value: source.wallet.platform,
        onValueChange: (platform) => choose(platform, true),
      }}
      to={{
        ...ends,
        label: t("transfer.to"),
        value: target.wallet.platform,
        onValueChange: (platform) => choose(platform, false),
      }}
      swapLabel={t("transfer.swap")}
      onSwap={() => onRoute({ platform: current, isIn: !isIn })}
    />
  );
};

/** Why nothing can be transferred, whatever is entered. */
const blockedText = (
  t: FinanceWords,
  source: WalletView,
  { wallet }: WalletView,
  isIn: boolean,
): string | undefined => {
  const isClosed = wallet.maintenance !== null || !(isIn ? wallet.canIn : wallet.canOut);
  if (isClosed) return t("transfer.closed", { name: wallet.name });
  return source.balance === undefined ? t("transfer.unknownBalance") : undefined;
};
