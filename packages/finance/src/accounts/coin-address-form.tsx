import { cleanWord, coinLabel } from "@baize/domain";
import { checkCoinAddress } from "@baize/domain/coin-address";
import { type CallForm, pickInput, useCallForm } from "@baize/feature-kit";
import { ChoiceCards, CoinsIcon, TextField, useBrand, useFormat } from "@baize/ui-kit";
import type { ReactElement } from "react";
import { type FinanceClient, useClient } from "../client.ts";
import type { MemberBanks, VirtualCoin } from "../wire-types.ts";
import { type FinanceWords, useFinanceWords } from "../words.ts";
import { AccountForm, passwordFault } from "./account-form.tsx";
import * as css from "./accounts.css.ts";
import { AddressEnds } from "./address-ends.tsx";
import { cleanLine } from "./clean-line.ts";
import { ACCOUNT_FIELDS, type Sealed, useAccountSending } from "./use-account-sending.ts";

interface CoinValues {
  /** Coin type and protocol, as `1:TRC20`. */
  readonly network: string;
  readonly address: string;
  /** The address whose ends the member has compared. */
  readonly compared: string;
  readonly alias: string;
  readonly password: string;
}

const EMPTY: CoinValues = { network: "", address: "", compared: "", alias: "", password: "" };
const FIELDS = {
  ...ACCOUNT_FIELDS,
  coin_unknown: "network",
  address_invalid: "address",
  account_exists: "address",
} as const;

const splitNetwork = (network: string): { readonly coinType: number; readonly protocol: string } => {
  const at = network.indexOf(":");
  return { coinType: Number(network.slice(0, at)), protocol: network.slice(at + 1) };
};
const addressOf = ({ address }: Pick<CoinValues, "address">): string => cleanWord(address).text;
const send = async (
  client: FinanceClient,
  { network, alias, ...values }: Omit<CoinValues, "password">,
  sealed: Sealed,
) =>
  client.finance.virtualAdd({
    ...splitNetwork(network),
    address: addressOf(values),
    alias: cleanLine(alias).text,
    ...sealed,
  });

/** What is wrong with an address on its network; "empty" before there is one, null also before a network is chosen. */
const addressFault = ({ network, address }: Pick<CoinValues, "network" | "address">) => {
  if (addressOf({ address }) === "") return "empty";
  return network === "" ? null : checkCoinAddress(splitNetwork(network).protocol, address);
};
const addressError = (t: FinanceWords, values: CoinValues): string | undefined => {
  const fault = addressFault(values);
  return fault === null ? undefined : t(`coin.check.address.${fault}`);
};

export interface CoinAddressFormProps {
  coins: readonly VirtualCoin[];
  known: MemberBanks;
  onAdded: () => void;
}

/** Coin with its network, the address checked as it is typed, and a look at both of its ends. */
export const CoinAddressForm = ({ coins, known, onAdded }: CoinAddressFormProps): ReactElement => {
  const t = useFinanceWords();
  const networks = useNetworkChoices(coins);
  const form = useCallForm({
    schema: pickInput(useClient().finance.virtualAdd, "address", "alias"),
    defaults: networks.length === 1 ? { ...EMPTY, network: networks[0]?.value ?? "" } : EMPTY,
    fields: FIELDS,
    checks: {
      network: ({ network }) => (network === "" ? t("coin.check.coin") : undefined),
      address: (values) => addressError(t, values),
      compared: (values) =>
        addressFault(values) === null && values.compared !== addressOf(values) ? t("coin.check.confirm") : undefined,
      password: ({ password }) => passwordFault(t, password),
    },
    ...useAccountSending(send, onAdded),
  });
  const { values, set, errorAt } = form;
  return (
    <AccountForm type="coin" known={known} form={form} submitLabel={t("coin.submit")}>
      <ChoiceCards
        required
        label={t("coin.coin")}
        columns={2}
        value={values.network === "" ? null : values.network}
        onValueChange={(network) => set({ network, compared: "" })}
        error={errorAt("network")}
        choices={networks}
      />
      <AddressEntry form={form} protocol={networks.find(({ value }) => value === values.network)?.protocol} />
      <TextField
        {...form.field("alias")}
        showOptional
        clean={cleanLine}
        label={t("coin.alias")}
        help={t("coin.aliasHelp")}
        autoComplete="off"
        maxLength={20}
      />
    </AccountForm>
  );
};

interface AddressEntryProps {
  form: CallForm<CoinValues>;
  /** Name of the chosen network. */
  protocol: string | undefined;
}

/** The address, and a look at its ends once it fits the network. */
const AddressEntry = ({ form: { values, set, field, errorAt }, protocol }: AddressEntryProps): ReactElement => {
  const t = useFinanceWords();
  const address = addressOf(values);
  const isRight = protocol !== undefined && addressFault(values) === null;
  const typedError = protocol !== undefined && address !== "" ? addressError(t, values) : undefined;
  return (
    <>
      <TextField
        {...field("address")}
        figures
        clean={cleanWord}
        label={t("coin.address")}
        help={
          isRight ? <span className={css.good}>{t("coin.addressValid", { protocol })}</span> : t("coin.addressHelp")
        }
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        translate="no"
        maxLength={128}
        error={errorAt("address") ?? typedError}
      />
      {isRight && (
        <AddressEnds
          address={address}
          isCompared={values.compared === address}
          onCompared={(isCompared) => set({ compared: isCompared ? address : "" })}
          error={errorAt("compared")}
        />
      )}
    </>
  );
};

/** Each network of each coin, with its fee and limits. */
const useNetworkChoices = (coins: readonly VirtualCoin[]) => {
  const t = useFinanceWords();
  const format = useFormat();
  const { coins: enabled, currency } = useBrand();
  const money = (decimal: string): string => format.money(decimal, currency.code, { trimZeros: true }).text;
  return coins.flatMap(({ coinType, name, protocols }) =>
    protocols.map((protocol) => {
      const coin = coinLabel(coinType, enabled) ?? name;
      return {
        value: `${coinType}:${protocol.code}`,
        protocol: protocol.name,
        title: coin === protocol.name ? coin : `${coin} · ${protocol.name}`,
        icon: <CoinsIcon />,
        lines: [
          t("coin.protocolLine", { fee: money(protocol.fee), count: protocol.confirmations }),
          t("coin.limits", { min: money(protocol.min), max: money(protocol.max) }),
        ],
      };
    }),
  );
};
