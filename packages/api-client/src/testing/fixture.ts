import { LIMIT_PERIODS, PLAY_LIMITS, REALITY_CHECK_MINUTES } from "@baize/domain";
import * as v from "valibot";
import { type AnyCall, type CallData, contract, type Schema } from "../contract/index.ts";
import { textCandidates } from "./text-candidates.ts";

type Plain = Readonly<Record<string, unknown>>;
/** What may differ from the made data: fields of an object, or the whole value when it is none. */
export type FixtureOverrides<D> = D extends readonly unknown[] ? D : D extends object ? Partial<D> : D;

/**
 * Valid data of a call, made from its schema and always the same.
 *
 * `overrides` replace fields of an object, one level deep, or the whole value of a list.
 *
 * @throws TypeError when the result breaks the schema
 */
export function fixture<C extends AnyCall>(call: C, overrides?: FixtureOverrides<CallData<C>>): CallData<C> {
  const made = SAMPLES.get(call) ?? make(call.data, "data");
  const isFields = typeof made === "object" && made !== null && !Array.isArray(made);
  const value = overrides === undefined ? made : isFields ? { ...made, ...(overrides as object) } : overrides;
  const parsed = v.safeParse<C["data"]>(call.data, value);
  if (parsed.success) return parsed.output;
  const places = parsed.issues.map((issue) => `${v.getDotPath(issue) ?? "data"}: ${issue.message}`);
  throw new TypeError(`The fixture of ${call.path} breaks its schema: ${places.join("; ")}. Correct the overrides.`);
}

const NO_LIMIT = { amount: null, left: null, freesAt: null, pending: null } as const;

/**
 * Data that a schema does not tell: there is a limit for each period, and no pause as a rule; a key that is asked for
 * was never used, and is closed without an effect.
 */
const SAMPLES: ReadonlyMap<AnyCall, unknown> = new Map<AnyCall, unknown>([
  [
    contract.protection.state,
    {
      depositLimits: LIMIT_PERIODS.map((period) => ({ period, ...NO_LIMIT, used: "0.00" })),
      increaseDelayHours: 24,
      isDecided: true,
      pause: null,
      identity: { state: "none", at: null, fault: null, age: "unknown", closed: [] },
      otherBrands: [],
      netDeposits: { deposits: "0.00", withdrawals: "0.00", net: "0.00", since: "2026-01-01T00:00:00+08:00" },
    },
  ],
  [
    contract.protection.playLimits,
    PLAY_LIMITS.flatMap((kind) =>
      LIMIT_PERIODS.map((period) => ({ kind, period, ...NO_LIMIT, used: kind === "time" ? "0" : "0.00" })),
    ),
  ],
  [
    contract.protection.play,
    { session: null, everyMinutes: 60, choices: REALITY_CHECK_MINUTES, isDue: false, dueAt: null },
  ],
  [contract.finance.operation, { state: "absent", path: null, answer: null }],
  [
    contract.finance.operationClose,
    { state: "settled", path: null, answer: JSON.stringify({ status: false, data: {}, code: "not_executed" }) },
  ],
]);

/** Fields that are null unless a test says otherwise: what is wrong, closed or not there yet. */
const USUALLY_NULL = new Set([
  "maintenance",
  "reason",
  "coin",
  "coinType",
  "hall",
  "usableFrom",
  "settledAt",
  "offer",
  "slipUrl",
  "qrText",
]);
/** Fields that are false unless a test says otherwise. */
const USUALLY_FALSE = new Set(["captcha", "isNew", "joined", "autoTransfer"]);

function make(schema: unknown, key: string): unknown {
  const { type, ...rest } = schema as Plain & { readonly type: string };
  switch (type) {
    case "object":
    case "loose_object":
    case "strict_object":
      return Object.fromEntries(
        Object.entries(rest["entries"] as Plain).map(([name, entry]) => [name, make(entry, name)]),
      );
    case "array":
      return [make(rest["item"], key)];
    case "record":
      return {};
    case "literal":
      return rest["literal"];
    case "picklist":
    case "union":
      return type === "picklist"
        ? (rest["options"] as readonly unknown[])[0]
        : make((rest["options"] as readonly unknown[])[0], key);
    case "nullable":
      return USUALLY_NULL.has(key) ? null : make(rest["wrapped"], key);
    case "optional":
      return make(rest["wrapped"], key);
    case "boolean":
      return !USUALLY_FALSE.has(key);
    case "number":
      return firstValid(schema as Schema, NUMBERS[key] === undefined ? [1, 0, 2, 10] : [NUMBERS[key], 1]);
    case "string":
      return firstValid(schema as Schema, textCandidates(key));
    default:
      throw new TypeError(
        `A fixture cannot be made from a "${type}" schema (field "${key}"). Teach fixture.ts that type.`,
      );
  }
}

const NUMBERS: Readonly<Record<string, number>> = {
  total: 1,
  waitSec: 60,
  expireSec: 120,
  minAge: 18,
  dailyLeft: 9,
  vipLevel: 1,
  etaMinutes: 10,
  timesLeft: 5,
  freeTimesLeft: 1,
  pending: 0,
  dailyTimes: 3,
  level: 1,
  max: 5,
  size: 20_480,
  width: 640,
  height: 480,
  notice: 0,
  personal: 1,
  activity: 0,
};

function firstValid(schema: Schema, candidates: readonly unknown[]): unknown {
  const found = candidates.find((candidate) => v.is(schema, candidate));
  if (found === undefined)
    throw new TypeError("No sample value fits a schema of the contract. Add one to text-candidates.ts.");
  return found;
}
