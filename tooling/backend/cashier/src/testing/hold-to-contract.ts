import { type AnyCall, COMMON_CODES, contract } from "@baize/api-client/contract";
import * as v from "valibot";
import type { Cashier } from "../interface/cashier.ts";
import type { MemberCashier } from "../interface/member-cashier.ts";

const CALLS: Readonly<Record<keyof MemberCashier, AnyCall>> = {
  ...contract.finance,
  balance: contract.member.balance,
  walletList: contract.games.walletList,
  transfer: contract.games.transfer,
  recycle: contract.games.recycle,
  transferOrder: contract.games.transferOrder,
};

/** A cashier whose every answer is checked by the contract: data by its schema, a refusal by the call's codes. */
export const holdToContract = (cashier: Cashier): Cashier => {
  const checked = Object.entries(CALLS).flatMap(([name, call]) => {
    const method: unknown = Reflect.get(cashier, name);
    if (typeof method !== "function") return [];
    const held = async (...input: unknown[]): Promise<unknown> => {
      const answer = (await Reflect.apply(method, cashier, input)) as { ok: boolean; data: unknown; code: string };
      if (answer.ok) v.parse(call.data, answer.data);
      else if (![...call.errors, ...COMMON_CODES].includes(answer.code))
        throw new Error(`"${answer.code}" is not a code of ${call.path}`);
      return answer;
    };
    return [[name, held]];
  });
  return { ...cashier, ...Object.fromEntries(checked) } as Cashier;
};
