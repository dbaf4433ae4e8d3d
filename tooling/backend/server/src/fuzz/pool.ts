import type { CallName } from "../http/admit.ts";
import { fieldNames, servedCalls } from "../testing/calls.ts";

/** Answers' ids by the input field that takes them, where it has another name. */
const TAKEN_AS: Partial<Record<CallName, readonly string[]>> = {
  "account.captcha": ["captchaId"],
  "service.upload": ["slipId", "qrId", "pictures", "picture"],
  "finance.depositMethods": ["channelId", "offer"],
  "finance.depositCreate": ["orderNo"],
  "finance.memberBanks": ["accountId"],
  "finance.bankAdd": ["accountId"],
  "finance.virtualAdd": ["accountId"],
  "finance.exchangeQuote": ["quoteId"],
  "finance.withdrawQuote": ["quoteId"],
  "games.list": ["gameId"],
  "messages.list": ["ids"],
  "promo.detail": ["giftId"],
};
const FIELDS = new Set(servedCalls.flatMap(([, call]) => fieldNames(call)));
/** Values of a field that are kept; the oldest go. */
const KEPT = 60;
const DEEPEST = 8;

/** What fields have held or may hold; ids are kept by area, since they are named `id` alike. */
export interface Pool {
  add(field: string, value: string): void;
  /** Takes from an accepted answer what inputs may name. */
  harvest(name: CallName, data: unknown): void;
  /** One of the values that a call's field may hold; undefined where none is known. */
  pick(name: CallName, field: string, place: number): string | undefined;
}

const areaOf = (name: CallName): string => name.split(".")[0] ?? "";

export const createPool = (): Pool => {
  const values = new Map<string, string[]>();
  const add = (field: string, value: string): void => {
    const kept = values.get(field) ?? [];
    if (kept.includes(value)) return;
    kept.push(value);
    if (kept.length > KEPT) kept.shift();
    values.set(field, kept);
  };
  const take = (name: CallName, data: unknown, depth: number): void => {
    if (typeof data !== "object" || data === null || depth > DEEPEST) return;
    // A long list has the same kinds of things all over.
    const entries = Object.entries(data).slice(0, Array.isArray(data) ? 5 : undefined);
    for (const [key, value] of entries) {
      if (typeof value === "object") take(name, value, depth + 1);
      else if (typeof value !== "string") continue;
      else if (key === "id") for (const as of [`${areaOf(name)}.id`, ...(TAKEN_AS[name] ?? [])]) add(as, value);
      else if (FIELDS.has(key)) add(key, value);
    }
  };
  return {
    add,
    harvest: (name, data) => take(name, data, 0),
    pick: (name, field, place) => {
      const known = values.get(field === "id" ? `${areaOf(name)}.id` : field) ?? [];
      return known[place % Math.max(1, known.length)];
    },
  };
};
