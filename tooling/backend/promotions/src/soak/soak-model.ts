import { deepStrictEqual as expectEqual } from "node:assert";
import { all, raw } from "@baize/ledger";
import type { World } from "../testing/create-world.ts";
import { ALL_KINDS, openKind, type Random, type Run, STEP_NAMES, type StepName, STEPS } from "./steps.ts";

/** Steps of one member before the next comes. */
const LIFE = 200;
/** Steps between two looks at all accounts. */
const LOOK = 2_000;

interface Sum {
  readonly id: string;
  readonly total: bigint;
}
const sums = async ({ database }: World, query: string): Promise<Map<string, bigint>> =>
  new Map((await database.read(() => all(raw<Sum>(query)))).map(({ id, total }) => [id, total]));

const PAID = "state in ('paid', 'ended') and amount > 0";
const END = "like '%-R'";

const NOT_FREE = "id not in (select award from promo_free_bets)";

/** Free bets by what was given, used and returned: what is owed, what was staked, what went back, what was won. */
const checkFreeBets = async ({ world, freeBets }: Run, accounts: ReadonlyMap<string, bigint>): Promise<void> => {
  const at = (map: ReadonlyMap<string, bigint>, id: string): bigint => map.get(id) ?? 0n;
  const of = (what: string, by = "activity") =>
    sums(world, `select ${by} as id, sum(${what}) as total from promo_free_bets group by ${by}`);
  const owed = await of("(total - used - returned) * stake");
  for (const [id, left] of owed) expectEqual([id, at(accounts, `free-bets/${world.brand.code}/${id}`)], [id, left]);
  const posted = (from: string, sign: "<" | ">" = ">") =>
    sums(
      world,
      `select 'all' as id, sum(abs(p.amount)) as total from ledger_posting p join ledger_transfer t on t.id = p.transfer
        join ledger_account a on a.id = p.account where ${from} and p.amount ${sign} 0`,
    );
  const all = async (what: string): Promise<bigint> => at(await of(what, "brand"), world.brand.code);
  // What budgets gave is what was given, and what they got back is what was returned.
  expectEqual(
    at(await posted("t.kind = 'free_bets' and a.kind = 'promotion'", "<"), "all"),
    await all("total * stake"),
  );
  const back = await posted("t.kind in ('free_bets_end', 'free_bet_return') and a.kind = 'promotion'");
  expectEqual(at(back, "all"), await all("returned * stake"));
  expectEqual(at(accounts, "pbank/lotus/CNY"), await all("used * stake"));
  const won = await sums(world, "select state as id, sum(won) as total from promo_free_bet group by state");
  expectEqual(at(await posted("t.kind = 'free_bet_won'"), "all"), at(won, "settled"));
  const open = await sums(world, "select state as id, count(*) as total from promo_free_bet group by state");
  expectEqual(at(open, "open"), BigInt(freeBets.length));
};

/**
 * What the accounts of promotions and of members must hold, by what was given: for each promotion
 * funded − returned − paid − set aside for free bets + taken back + costs, and for each member deposits + paid − taken
 * back − costs. VIP gifts and rebates are filled as they are paid. Nothing of the expected side comes from the ledger.
 */
export const checkMoney = async (run: Run): Promise<void> => {
  const { world, funded } = run;
  const of = async (column: "activity" | "member") => {
    const target = column === "activity" ? "target" : "member";
    const order = (what: string): string =>
      `select ${target} as id, sum(amount) as total from cashier_order where ${what} group by ${target}`;
    return {
      paid: await sums(
        world,
        `select ${column} as id, sum(amount) as total from promo_award where ${PAID} and ${NOT_FREE} group by ${column}`,
      ),
      taken: await sums(world, order(`id ${END}`)),
      costs: await sums(world, order(`kind = 'bonus' and effect < 0 and not id ${END}`)),
    };
  };
  const [promotions, members] = [await of("activity"), await of("member")];
  const free = await sums(
    world,
    "select activity as id, sum((total - returned) * stake) as total from promo_free_bets group by activity",
  );
  const accounts = await sums(world, "select id, balance as total from ledger_account");
  await checkFreeBets(run, accounts);
  const at = (map: ReadonlyMap<string, bigint>, id: string): bigint => map.get(id) ?? 0n;
  for (const id of new Set([...funded.keys(), ...promotions.paid.keys()])) {
    const paid = at(promotions.paid, id);
    const set = funded.get(id) ?? paid;
    const held = set - paid - at(free, id) + at(promotions.taken, id) + at(promotions.costs, id);
    expectEqual([id, at(accounts, `promotion/${world.brand.code}/${id}`)], [id, held]);
  }
  const deposits = await sums(
    world,
    "select member as id, sum(effect) as total from cashier_order " +
      "where kind = 'deposit' and state = 'succeeded' group by member",
  );
  for (const [id, deposited] of deposits) {
    const held = deposited + at(members.paid, id) - at(members.taken, id) - at(members.costs, id);
    expectEqual([id, at(accounts, `member/${world.brand.code}/${id}/main`)], [id, held]);
  }
  const posted = await sums(
    world,
    `select 'all' as id, sum(p.amount) as total from ledger_posting p
      join ledger_transfer t on t.id = p.transfer where t.id like 'reward:%' and p.amount > 0`,
  );
  expectEqual(
    at(posted, "all"),
    [...promotions.paid.values()].reduce((sum, part) => sum + part, 0n),
  );
};

/** Runs `ops` random steps of members, operator and jobs. Throws at the first account that is not as it must be. */
export const soakModel = async (world: World, ops: number, random: Random, look = LOOK): Promise<string> => {
  const member = await world.join("soak-0", { level: 3 });
  const run: Run = {
    world,
    random,
    member,
    open: new Map(),
    funded: new Map(),
    codes: 0,
    made: 0,
    freeBets: [],
    placed: 0,
  };
  for (const kind of ALL_KINDS) await openKind(run, kind);
  const counts = new Map<StepName, number>();
  for (let step = 0; step < ops; step += 1) {
    if (step % LIFE === 0) run.member = await world.join(`soak-${step / LIFE}`, { level: random(11) });
    const name = STEP_NAMES[random(STEP_NAMES.length)] ?? "wait";
    counts.set(name, (counts.get(name) ?? 0) + 1);
    try {
      await STEPS[name](run);
      if (step % look === look - 1) await checkMoney(run);
    } catch (error) {
      throw new Error(`Step ${step} (${name}) went wrong.`, { cause: error });
    }
  }
  await checkMoney(run);
  expectEqual(await world.findings(), []);
  const paid = await sums(world, `select 'all' as id, count(*) as total from promo_award where ${PAID}`);
  const uses = await sums(world, "select state as id, count(*) as total from promo_free_bet group by state");
  const given = `${paid.get("all") ?? 0n} rewards of ${run.made} activities, free bets ${[...uses].join(" ")}`;
  return `${ops} operations, 0 findings, ${given}. ${JSON.stringify(Object.fromEntries(counts))}`;
};
