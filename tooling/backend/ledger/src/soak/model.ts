import { CAP } from "../migrations.ts";
import type { AccountSpec, LedgerCode } from "../postings/types.ts";
import type { LegChoice } from "./commands.ts";

interface ModelAccount {
  readonly asset: string;
  readonly mayBeNegative: boolean;
  balance: bigint;
  held: bigint;
}
interface Holding {
  readonly account: string;
  readonly amount: bigint;
  isOpen: boolean;
}
type Verdict = LedgerCode | "ok";

/** What the ledger must answer, computed on plain maps. Shares nothing with the ledger but the cap. */
export class Model {
  readonly accounts = new Map<string, ModelAccount>();
  /** Ids in the order of their first use. */
  readonly used = { transfers: [] as string[], holds: [] as string[], keys: [] as string[] };
  readonly #posted = new Set<string>();
  readonly #holds = new Map<string, Holding>();
  readonly #keys = new Map<string, { readonly payload: string; readonly verdict: Verdict }>();
  #made = 0;

  /** An id used before, or a new one. */
  pick(used: readonly string[], again: number | null, prefix: string): string {
    this.#made += 1;
    return (again === null ? undefined : used.at(-1 - again)) ?? `${prefix}${this.#made.toString().padStart(20, "0")}`;
  }

  open({ id, asset, mayBeNegative = false }: AccountSpec): void {
    if (!this.accounts.has(id)) this.accounts.set(id, { asset, mayBeNegative, balance: 0n, held: 0n });
  }

  spendable(account: string): bigint {
    const found = this.accounts.get(account);
    return found === undefined ? 0n : found.balance - found.held;
  }

  post(id: string, legs: readonly LegChoice[]): Verdict {
    if (legs.length === 0 || legs.some(({ from, to, amount }) => amount < 1n || amount > CAP || from === to))
      return "bad_amount";
    if (this.#posted.has(id)) return "duplicate";
    const moved: LegChoice[] = [];
    const verdict = legs.reduce<Verdict>((sofar, leg) => {
      if (sofar !== "ok") return sofar;
      const next = this.#move(leg);
      if (next === "ok") moved.push(leg);
      return next;
    }, "ok");
    if (verdict === "ok") {
      this.used.transfers.push(id);
      this.#posted.add(id);
    } else for (const { from, to, amount } of moved) this.#shift(from, to, -amount);
    return verdict;
  }

  keyed(
    key: string,
    payload: string,
    id: string,
    leg: LegChoice,
  ): { readonly outcome: string; readonly verdict: Verdict | null } {
    const known = this.#keys.get(key);
    if (known !== undefined)
      return known.payload === payload
        ? { outcome: "repeated", verdict: known.verdict }
        : { outcome: "mismatch", verdict: null };
    const verdict = this.post(id, [leg]);
    this.used.keys.push(key);
    this.#keys.set(key, { payload, verdict });
    return { outcome: "done", verdict };
  }

  hold(id: string, account: string, amount: bigint): Verdict {
    if (amount < 1n || amount > CAP) return "bad_amount";
    if (this.#holds.has(id)) return "duplicate";
    const found = this.accounts.get(account);
    if (found === undefined) return "unknown_account";
    if (!found.mayBeNegative && found.balance - found.held < amount) return "insufficient_funds";
    if (found.held + amount > CAP) return "bad_amount";
    found.held += amount;
    this.used.holds.push(id);
    this.#holds.set(id, { account, amount, isOpen: true });
    return "ok";
  }

  release(id: string): Verdict {
    const hold = this.#holds.get(id);
    if (hold?.isOpen !== true) return "not_open";
    hold.isOpen = false;
    this.#unhold(hold.account, hold.amount);
    return "ok";
  }

  capture(holdId: string, id: string, to: string, asked: bigint | null): Verdict {
    const hold = this.#holds.get(holdId);
    if (hold?.isOpen !== true) return "not_open";
    const amount = asked ?? hold.amount;
    if (amount > hold.amount) return "bad_amount";
    this.#unhold(hold.account, hold.amount);
    const verdict = this.post(id, [{ from: hold.account, to, amount }]);
    if (verdict === "ok") hold.isOpen = false;
    else this.#unhold(hold.account, -hold.amount);
    return verdict;
  }

  #unhold(account: string, amount: bigint): void {
    const found = this.accounts.get(account);
    if (found !== undefined) found.held -= amount;
  }

  #shift(from: string, to: string, amount: bigint): void {
    const [payer, payee] = [this.accounts.get(from), this.accounts.get(to)];
    if (payer !== undefined) payer.balance -= amount;
    if (payee !== undefined) payee.balance += amount;
  }

  #move({ from, to, amount }: LegChoice): Verdict {
    const [payer, payee] = [this.accounts.get(from), this.accounts.get(to)];
    if (payer === undefined || payee === undefined) return "unknown_account";
    if (payer.asset !== payee.asset) return "asset_mismatch";
    if (!payer.mayBeNegative && amount > payer.balance - payer.held) return "insufficient_funds";
    if (payer.balance - amount < -CAP || payee.balance + amount > CAP) return "bad_amount";
    this.#shift(from, to, amount);
    return "ok";
  }
}
