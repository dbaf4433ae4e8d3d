import { coinLabel } from "@baize/domain";
import { checkCoinAddress } from "@baize/domain/coin-address";
import {
  Alert,
  CheckboxField,
  ChoiceCards,
  CoinsIcon,
  TextAreaField,
  TextField,
  useBrand,
  useFormat,
} from "@baize/ui-kit";
import type { ReactElement } from "react";
import type { FinanceClient } from "../client.ts";
import type { MemberBanks, VirtualCoin } from "../wire-types.ts";
import { useFinanceWords } from "../words.ts";
import { AccountForm } from "./account-form.tsx";
import * as css from "./accounts.css.ts";
import { type AddAccountOptions, type Sealed, useAddAccount } from "./use-add-account.ts";

interface CoinDraft {
  /** Coin type and protocol, as `1:TRC20`. */
  readonly network: string;
  readonly address: string;
  /** The address whose ends the member has compared. */
  readonly compared: string;
  readonly alias: string;
  readonly password: string;
}

const EMPTY: CoinDraft = { network: "", address: "", compared: "", alias: "", password: "" };
const FIELDS: AddAccountOptions<CoinDraft>["fields"] = {
  coin_unknown: "network",
  address_invalid: "address",
  account_exists: "address",
};

const splitNetwork = (network: string): { readonly coinType: number; readonly protocol: string } => {
  const at = network.indexOf(":");
  return { coinType: Number(network.slice(0, at)), protocol: network.slice(at + 1) };
};
const send = async (client: FinanceClient, { network, address, alias }: Omit<CoinDraft, "password">, sealed: Sealed) =>
  client.finance.virtualAdd({ ...splitNetwork(network), address: address.trim(), alias: alias.trim(), ...sealed });

export interface CoinAddressFormProps {
  coins: readonly VirtualCoin[];
  known: MemberBanks;
  onAdded: () => void;
}

/** Coin with its network, the address checked as it is typed, and a look at both of its ends. */
export const CoinAddressForm = ({ coins, known, onAdded }: CoinAddressFormProps): ReactElement => {
  const t = useFinanceWords();
  const format = useFormat();
  const { coins: enabled, currency } = useBrand();
  const networks = coins.flatMap(({ coinType, name, protocols }) =>
    protocols.map((protocol) => ({
      value: `${coinType}:${protocol.code}`,
      coin: coinLabel(coinType, enabled) ?? name,
      protocol,
    })),
  );
  const form = useAddAccount({
    empty: networks.length === 1 ? { ...EMPTY, network: networks[0]?.value ?? "" } : EMPTY,
    fields: FIELDS,
    send,
    onAdded,
    check: ({ network, address, compared, password }) => {
      const wrong =
        address.trim() === ""
          ? "empty"
          : network === ""
            ? null
            : checkCoinAddress(splitNetwork(network).protocol, address);
      return {
        network: network === "" ? t("coin.check.coin") : undefined,
        address: wrong === null ? undefined : t(`coin.check.address.${wrong}`),
        compared: wrong === null && compared !== address.trim() ? t("coin.check.confirm") : undefined,
        alias: undefined,
        password: password.length === 6 ? undefined : t("account.check.password"),
      };
    },
  });
  const { draft, change, errorAt } = form;
  const address = draft.address.trim();
  const chosen = networks.find(({ value }) => value === draft.network);
  const wrong = chosen && address !== "" ? checkCoinAddress(chosen.protocol.code, address) : "empty";
  const typedError = wrong !== null && wrong !== "empty" ? t(`coin.check.address.${wrong}`) : undefined;
  return (
    <AccountForm type="coin" known={known} form={form} submitLabel={t("coin.submit")}>
      <ChoiceCards
        required
        label={t("coin.coin")}
        columns={2}
        value={draft.network === "" ? null : draft.network}
        onValueChange={(network) => change({ network, compared: "" })}
        error={errorAt("network")}
        choices={networks.map(({ value, coin, protocol }) => {
          const money = (decimal: string): string => format.money(decimal, currency.code, { trimZeros: true }).text;
          return {
            value,
            title: coin === protocol.name ? coin : `${coin} · ${protocol.name}`,
            icon: <CoinsIcon />,
            lines: [
              t("coin.protocolLine", { fee: money(protocol.fee), count: protocol.confirmations }),
              t("coin.limits", { min: money(protocol.min), max: money(protocol.max) }),
            ],
          };
        })}
      />
      <TextAreaField
        required
        label={t("coin.address")}
        help={
          wrong === null && chosen ? (
            <span className={css.good}>{t("coin.addressGood", { protocol: chosen.protocol.name })}</span>
          ) : (
            t("coin.addressHelp")
          )
        }
        rows={2}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={128}
        value={draft.address}
        onChange={(event) => change({ address: event.target.value })}
        error={errorAt("address") ?? typedError}
      />
      {wrong === null && (
        <Alert tone="warning" title={t("coin.confirm")}>
          <p className={css.note}>{t("coin.confirmText")}</p>
          <p className={css.ends} aria-hidden="true">
            <span className={css.end}>{address.slice(0, 4)}</span>
            <span>{address.slice(4, -4)}</span>
            <span className={css.end}>{address.slice(-4)}</span>
          </p>
          <CheckboxField
            label={t("coin.confirmBox", { first: address.slice(0, 4), last: address.slice(-4) })}
            checked={draft.compared === address}
            onChange={(event) => change({ compared: event.target.checked ? address : "" })}
            error={errorAt("compared")}
          />
        </Alert>
      )}
      <TextField
        showOptional
        label={t("coin.alias")}
        help={t("coin.aliasHelp")}
        autoComplete="off"
        maxLength={20}
        value={draft.alias}
        onChange={(event) => change({ alias: event.target.value })}
        error={errorAt("alias")}
      />
    </AccountForm>
  );
};
