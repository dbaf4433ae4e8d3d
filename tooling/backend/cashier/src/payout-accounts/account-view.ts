import type { CallData, contract } from "@baize/api-client/contract";
import { instant } from "../amounts/format.ts";
import type { TenantRules } from "../rules/tenant-rules.ts";
import type { Account, AccountRow } from "../store/tables.ts";
import { bankName } from "./bank-names.ts";

type PayoutAccount = CallData<typeof contract.finance.bankAdd>;

/** The last four characters of a number or an address; of an e-mail address, its first and its host. */
export const maskAccount = ({ type, number }: Pick<Account, "type" | "number">): string => {
  const at = type === "alipay" ? number.lastIndexOf("@") : -1;
  return at > 0 ? `${Array.from(number)[0] ?? ""}***${number.slice(at)}` : `**** ${number.slice(-4)}`;
};

export const maskHolder = (holder: string): string => (holder === "" ? "" : `${Array.from(holder)[0] ?? ""}**`);

/** What the account is with: the bank, Alipay, or the coin and its protocol. */
export const accountLabel = ({ bank_name, protocol }: Pick<AccountRow, "bank_name" | "protocol">): string =>
  protocol === "" || protocol === bank_name ? bank_name : `${bank_name} ${protocol}`;

export const protocolOf = (rules: TenantRules, row: Pick<AccountRow, "coin_type" | "protocol">) =>
  rules.withdraw.coins
    .find(({ coinType }) => BigInt(coinType) === row.coin_type)
    ?.protocols.find(({ code }) => code === row.protocol);

const isOffered = (rules: TenantRules, row: Account): boolean => {
  switch (row.type) {
    case "bank":
      return bankName(row.bank_code) !== null;
    case "alipay":
      return true;
    case "coin":
      return protocolOf(rules, row) !== undefined;
  }
};

/** Why the account cannot be paid to at `now`; null when it can. */
export const accountReason = (rules: TenantRules, row: Account, now: number): "disabled" | "cooling_off" | null => {
  if (!isOffered(rules, row)) return "disabled";
  return BigInt(now) < row.usable_from ? "cooling_off" : null;
};

export const viewAccount = (rules: TenantRules, row: Account, now: number): PayoutAccount => {
  const reason = accountReason(rules, row, now);
  return {
    id: row.id,
    type: row.type,
    bankCode: row.bank_code,
    bankName: row.bank_name,
    accountMasked: maskAccount(row),
    holderMasked: maskHolder(row.holder),
    protocol: row.protocol,
    coinType: row.coin_type === null ? null : Number(row.coin_type),
    alias: row.alias,
    isDefault: row.is_default === 1n,
    enabled: reason === null,
    reason,
    usableFrom: reason === "cooling_off" ? instant(row.usable_from, rules.zone) : null,
    addedAt: instant(row.created_at, rules.zone),
  };
};
