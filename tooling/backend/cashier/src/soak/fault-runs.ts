import { all, raw } from "@baize/ledger";
import type { FailingDatabase, FaultPlan } from "@baize/ledger/testing";
import type { CashierContext } from "../interface/ports.ts";
import type { World } from "../testing/create-world.ts";

/** A world on a database that fails as armed. */
export interface Fixture {
  readonly world: World;
  readonly database: FailingDatabase;
}

/** How the member continues after the fault: with the same key, or by closing it and then with a new one. */
export const WAYS = ["old key", "new key"] as const;

export type Way = (typeof WAYS)[number];

export interface Run {
  readonly nth: number;
  readonly mode: FaultPlan["mode"];
  readonly way: Way;
}

export interface Swept {
  /** Of the work without a fault. */
  readonly boundaries: number;
  readonly runs: number;
  /** What did not hold, one sentence each. */
  readonly findings: readonly string[];
}

/** Chooses among the runs of one boundary. */
export type Choose = (runs: readonly Run[]) => readonly Run[];

let members = 0;

export const newMember = async ({ world }: Fixture): Promise<CashierContext> => {
  const ctx = await world.join(`swept-${(members += 1)}`);
  const grant = { kind: "bonus", amount: "1000", multiple: "0", label: "start" } as const;
  await world.cashier.operator.grant({ brand: ctx.brand.code, member: ctx.member.id, ...grant, ref: world.key() });
  return ctx;
};

/** All of the member's money and orders, without what differs from member to member. */
export const stateOf = async ({ world }: Fixture, { member: { id } }: CashierContext) => {
  const rows = await world.database.read(function* () {
    const accounts = yield* all(
      raw("select id, balance, held from ledger_account where owner = ? and version > 0 order by id", id),
    );
    const orders = yield* all(
      raw("select kind, state, amount from cashier_order where member = ? order by kind, state, amount", id),
    );
    const sums = yield* all(raw("select deposits, withdrawals, turnover from cashier_member where id = ?", id));
    const rollovers = yield* all(
      raw("select source, need, done from cashier_rollover where member = ? order by need, done", id),
    );
    return [accounts, orders, sums, rollovers].map((list) =>
      list.map((row) => Object.values(row).join(" ").replaceAll(id, "")),
    );
  });
  return [...rows, [world.wallets.balance(id, "lotus"), world.wallets.balance(id, "heron")]];
};

export type State = Awaited<ReturnType<typeof stateOf>>;

/** Lets the job run until nothing is pending. */
export const settle = async ({ world }: Fixture): Promise<void> => {
  for (let times = 0; (await world.cashier.operator.settlePending()).pending > 0; times += 1) {
    if (times === 3) world.wallets.setBehaviour("prompt");
    if (times > 6) throw new Error("A transfer stays processing with a provider that answers.");
  }
};

export const runsOf = (nth: number): readonly Run[] =>
  (["once", "until_lifted"] as const).flatMap((mode) => WAYS.map((way) => ({ nth, mode, way })));
