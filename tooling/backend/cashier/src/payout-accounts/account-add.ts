import type { CallParsed, contract } from "@baize/api-client/contract";
import {
  checkAlipayAccount,
  checkCardNumber,
  checkRealName,
  cleanAlipayAccount,
  cleanCardNumber,
  cleanName,
  cleanWord,
} from "@baize/domain";
import { checkCoinAddress } from "@baize/domain/coin-address";
import { run } from "@baize/ledger";
import { accept, refuse } from "@baize/safeguards";
import type { Env } from "../interface/env.ts";
import type { CashierContext } from "../interface/ports.ts";
import { seal, unseal } from "../store/sealed.ts";
import { q } from "../store/tables.ts";
import { findMember } from "../wallets/members.ts";
import { protocolOf } from "./account-view.ts";
import { addAccount } from "./accounts.ts";
import { bankName } from "./bank-names.ts";

type Finance = typeof contract.finance;
type Asked<K extends "bankAdd" | "alipayAdd" | "virtualAdd"> = Omit<CallParsed<Finance[K]>, "password" | "keyId">;

/** The holder of a new account: the one that the member's first account fixed, else the one given. */
function* holderFor({ vault }: Env, { brand, member }: CashierContext, given: string | undefined) {
  const { holder: sealed } = yield* findMember(member.id, brand.code);
  const known = sealed === null ? null : unseal(vault, "member/holder", sealed);
  if (given === undefined) return known === null ? refuse("holder_required") : accept(known);
  const holder = cleanName(given).text;
  if (checkRealName(holder) !== null) return refuse("holder_invalid");
  return known !== null && known !== holder ? refuse("holder_mismatch") : accept(holder);
}

/** Adds an account that has a holder; the first one fixes the holder. */
function* addHeld(
  env: Env,
  ctx: CashierContext,
  account: Parameters<typeof addAccount>[2] & { readonly holder: string },
  now: number,
) {
  const added = yield* addAccount(env, ctx, account, now);
  if (!added.ok) return added;
  const holder = seal(env.vault, "member/holder", account.holder);
  yield* run(q.updateTable("cashier_member").set({ holder }).where("id", "=", ctx.member.id));
  return added;
}

export function* addBank(env: Env, ctx: CashierContext, id: string, input: Asked<"bankAdd">, now: number) {
  const name = bankName(input.bankCode);
  if (name === null) return refuse("bank_unknown");
  const holder = yield* holderFor(env, ctx, input.holder);
  if (!holder.ok) return holder;
  if (checkCardNumber(input.number) !== null) return refuse("number_invalid");
  const { bankCode: bank_code, branch } = input;
  const number = cleanCardNumber(input.number).text;
  return yield* addHeld(
    env,
    ctx,
    { id, type: "bank", bank_code, bank_name: name, number, holder: holder.data, branch },
    now,
  );
}

/** `hasPicture`: the QR picture is one of the member's. */
export function* addAlipay(
  env: Env,
  ctx: CashierContext,
  id: string,
  input: Asked<"alipayAdd">,
  hasPicture: boolean,
  now: number,
) {
  const holder = yield* holderFor(env, ctx, input.holder);
  if (!holder.ok) return holder;
  const reason = checkAlipayAccount(input.account);
  if (reason !== null) return refuse("alipay_invalid", { reason });
  if (!hasPicture) return refuse("picture_unknown");
  const number = cleanAlipayAccount(input.account).text;
  return yield* addHeld(
    env,
    ctx,
    { id, type: "alipay", bank_name: "支付宝", number, holder: holder.data, qr_id: input.qrId },
    now,
  );
}

export function* addVirtual(env: Env, ctx: CashierContext, id: string, input: Asked<"virtualAdd">, now: number) {
  const { coinType, protocol, address, alias } = input;
  const coin = ctx.brand.withdraw.coins.find((one) => one.coinType === coinType);
  const coin_type = BigInt(coinType);
  if (coin === undefined || protocolOf(ctx.brand, { coin_type, protocol }) === undefined) return refuse("coin_unknown");
  const number = cleanWord(address).text;
  const reason = checkCoinAddress(protocol, number);
  if (reason !== null) return refuse("address_invalid", { reason });
  return yield* addAccount(
    env,
    ctx,
    { id, type: "coin", bank_name: coin.name, number, protocol, coin_type, alias },
    now,
  );
}
