import type { MemberContext } from "../interface/ports.ts";
import type { ActivityRules } from "../rules/activity-rules.ts";
import { DAY, type World } from "../testing/create-world.ts";
import { samples } from "../testing/samples.ts";

/** `random(n)` gives 0 to n − 1. */
export type Random = (n: number) => number;

/** A run of random steps: whose turn it is, what is open, and what has left budgets for the house or come from it. */
export interface Run {
  readonly world: World;
  readonly random: Random;
  member: MemberContext;
  /** Id of the present activity of each kind; a stopped one is followed by another. */
  readonly open: Map<Kind, string>;
  /** Minor units set aside for each activity, less what went back. */
  readonly funded: Map<string, bigint>;
  codes: number;
  made: number;
  /** Bets with a free bet that are not settled, and how many were placed. */
  readonly freeBets: string[];
  placed: number;
}

const KINDS = {
  first: (id: string) => samples.deposit({ id, budget: "90000" }),
  each: (id: string) =>
    samples.deposit({ id, budget: "50000", percent: "5", cap: "50", deposits: "each", expiryDays: 3 }),
  alone: (id: string) =>
    samples.alone({ id, budget: "20000", conditions: [], reward: { kind: "fixed", amount: "7" }, every: "day" }),
  approved: (id: string) =>
    samples.alone({
      id,
      budget: "20000",
      approval: true,
      conditions: [],
      reward: { kind: "fixed", amount: "38" },
      every: "day",
    }),
  free: (id: string) =>
    samples.freeBets({
      id,
      budget: "20000",
      turnover: { multiple: "2", weights: { 7: 50 } },
      reward: { kind: "freeBets", count: 4, stake: "10", categories: [7, 3] },
    }),
  ladder: (id: string) => samples.recharge({ id, budget: "90000", expiryDays: 2 }),
  gift: (id: string) =>
    samples.gift({
      id,
      budget: "60000",
      span: "day",
      items: [
        { id: `${id}-lamp`, names: { "zh-CN": "台灯", en: "Lamp" }, need: "300", stock: 500, money: null },
        { id: `${id}-purse`, names: { "zh-CN": "彩金", en: "Bonus" }, need: "100", stock: 5_000, money: "58" },
      ],
    }),
  sign: (id: string) => samples.sign({ id, budget: "3000", expiryDays: 5 }),
} satisfies Record<string, (id: string) => ActivityRules>;
export type Kind = keyof typeof KINDS;
export const ALL_KINDS = Object.keys(KINDS) as readonly Kind[];

export const openKind = async (run: Run, kind: Kind): Promise<void> => {
  const id = `${kind}-${(run.made += 1)}`;
  const rules = KINDS[kind](id);
  const made = await run.world.promotions.operator.create(run.world.brand, rules);
  if (!made.ok) throw new Error(`The activity "${id}" was refused: ${made.code}`);
  run.open.set(kind, id);
  if (rules.type !== "rule") run.funded.set(id, BigInt(rules.budget) * 100n);
};

const minor = (decimal: string): bigint => BigInt(decimal.replace(".", ""));
const idOf = ({ open }: Run, kind: Kind): string => open.get(kind) ?? "";

/** Some application that waits, or some reward of the member, whatever its state. */
const anyAward = async ({ world, member, random }: Run): Promise<string> => {
  const { list } = await world.promotions.record(member, { page: 1, size: 100 });
  return list[random(list.length || 1)]?.id ?? "none";
};

/** Some award of free bets of the member, used up or ended ones too. */
const anyFreeBets = async ({ world, member, random }: Run): Promise<string> => {
  const { list } = await world.promotions.record(member, { page: 1, size: 100 });
  const awards = list.filter(({ freeBets }) => freeBets !== null);
  return awards[random(awards.length || 1)]?.id ?? "none";
};

/** Takes some open bet out of the list. */
const anyOpen = ({ freeBets, random }: Run): string | undefined => freeBets.splice(random(freeBets.length || 1), 1)[0];

/** Activities of a run: each call reads all of them. */
const MOST = 60;

type Step = (run: Run) => Promise<unknown>;

export const STEPS = {
  payIn: async (run) => {
    const { world, member, random } = run;
    const offer = ["none", idOf(run, "first"), idOf(run, "each")][random(3)] ?? "none";
    const offers = await world.database.read(() => world.promotions.depositOffers(member, world.now()));
    const joined = offers.some(({ id }) => id === offer) ? offer : "none";
    return world.payIn(member, `${100 + random(900)}.${random(90) + 10}`, { offer: joined });
  },
  bet: ({ world, member, random }) =>
    world.bet(member, `${1 + random(600)}`, { category: ([2, 3, 7] as const)[random(3)] ?? 7, net: "-1" }),
  sign: ({ world, member }) => world.promotions.sign(member),
  resign: async ({ world, member, random }) => {
    const { resign } = await world.promotions.signInfo(member);
    return world.promotions.resign(member, { day: resign.days[random(resign.days.length || 1)] ?? "2026-01-01" });
  },
  alone: (run) => run.world.promotions.applyAloneActive(run.member, { id: idOf(run, "alone"), fields: "" }),
  apply: (run) => run.world.promotions.applyAloneActive(run.member, { id: idOf(run, "approved"), fields: "" }),
  applyDeposit: (run) => run.world.promotions.applyDepositActive(run.member, { id: idOf(run, "each") }),
  claim: (run) =>
    run.world.promotions.rechargeRewards(run.member, { id: idOf(run, "ladder"), level: 1 + run.random(3) }),
  gift: (run) =>
    run.world.promotions.giftExchange(run.member, {
      giftId: `${idOf(run, "gift")}-${run.random(3) === 0 ? "lamp" : "purse"}`,
      address: "1 Sample Road",
      reqId: run.world.key(),
    }),
  code: async (run) => {
    const { world, random, member } = run;
    if (random(4) === 0) {
      const code = { code: `CODE-${(run.codes += 1)}`, amount: "5", uses: 3, owner: null, expiresAt: null };
      return world.promotions.operator.issueCode(world.brand, { activity: idOf(run, "gift"), ...code });
    }
    return world.promotions.giftExchange(member, { code: `code${run.codes - random(3)}` });
  },
  freeClaim: (run) => run.world.promotions.applyAloneActive(run.member, { id: idOf(run, "free"), fields: "" }),
  freeBet: async (run) => {
    const { world, member, random, freeBets } = run;
    const award = await anyFreeBets(run);
    for (let times = 1 + random(3); times > 0; times -= 1) {
      const bet = `free-${(run.placed += 1)}`;
      const category = ([7, 3, 7, 2] as const)[random(4)] ?? 7;
      const taken = await world.freeBet(member, award, bet, { category, stake: random(9) === 0 ? 500n : 1_000n });
      if (taken.ok) freeBets.push(bet);
    }
  },
  freeSettle: async (run) => {
    const bet = anyOpen(run);
    return bet && run.world.settleFreeBet(bet, run.random(2) === 0 ? 0n : BigInt(run.random(5_000)));
  },
  freeVoid: async (run) => {
    const bet = run.random(2) === 0 ? undefined : anyOpen(run);
    return bet && run.world.callOffFreeBet(bet);
  },
  forfeit: async (run) => run.world.promotions.forfeit(run.member, { id: await anyAward(run) }),
  reverse: async (run) =>
    run.random(4) === 0 && run.world.promotions.operator.reverse(run.world.brand, await anyAward(run)),
  decide: async ({ world, random }) => {
    const { operator } = world.promotions;
    for (const { id } of (await operator.applications(world.brand)).slice(0, 3))
      await (random(3) === 0
        ? operator.decline(world.brand, { id, reason: "other" })
        : operator.approve(world.brand, id));
  },
  vip: async ({ world, member, random }) => {
    const gifts = await world.promotions.vipGifts(member);
    const gift = gifts[random(gifts.length || 1)];
    return gift && world.promotions.vipClaim(member, gift);
  },
  wait: async ({ world, random }) => {
    world.wait(random(10) * 3_600_000);
    await world.promotions.jobs.endExpired(world.brand);
  },
  rebates: async ({ world, random }) => {
    if (random(5) > 0) return;
    world.wait(DAY);
    await world.promotions.jobs.payRebates(world.brand);
    await world.promotions.jobs.endExpired(world.brand);
  },
  stop: async (run) => {
    const { world, random, funded } = run;
    if (run.made >= MOST || random(30) > 0) return;
    const kind = ALL_KINDS[random(ALL_KINDS.length)] ?? "sign";
    const id = idOf(run, kind);
    const stopped = await world.promotions.operator.stop(world.brand, id);
    if (stopped.ok) funded.set(id, (funded.get(id) ?? 0n) - minor(stopped.data.returned));
    await openKind(run, kind);
  },
} satisfies Record<string, Step>;
export type StepName = keyof typeof STEPS;
export const STEP_NAMES = Object.keys(STEPS) as readonly StepName[];
