import assert from "node:assert/strict";
import { makeGames } from "../catalogue/games.ts";
import { openFixtures } from "../match/fixtures.ts";
import { MEMBER, sessionOf } from "../testing/open-harness.ts";
import { PLATFORM, roundBody, type RoundBody, type Stage } from "./stage.ts";

/** A call under database faults: its preparation, the call, and the checks once the database works again. */
export interface Scenario {
  readonly name: string;
  prepare(stage: Stage): Promise<{
    /** The call; may throw StorageFault alone. */
    call(): Promise<unknown>;
    /** Retries as the caller would, and throws where an invariant is broken. `first` is null where the call threw. */
    check(first: unknown): Promise<void>;
  }>;
}
type RoundReply = Awaited<ReturnType<Stage["send"]>>;

const LEAGUE = makeGames().find(({ platform, kind }) => platform === "lyty" && kind === "football");

/** Counter for unique order numbers. */
let orders = 0;

/** Asserts that balance and bets changed by exactly one round, or not at all. */
const holdMoney = async (
  stage: Stage,
  platform: string,
  before: { readonly balance: bigint; readonly total: number; readonly net: bigint },
  isTaken: boolean,
) => {
  const { total, net } = await stage.bets(platform);
  assert.equal(total - before.total, isTaken ? 1 : 0, "bets");
  assert.equal((await stage.balance(platform)) - before.balance, net - before.net, "balance");
};
const standing = async (stage: Stage, platform: string) => ({
  balance: await stage.balance(platform),
  ...(await stage.bets(platform)),
});

const same = (first: RoundReply, again: RoundReply): void => {
  if (first === null) return;
  assert.deepEqual(
    [first.ok, first.code, first.data?.["betId"], first.data?.["payout"]],
    [again?.ok, again?.code, again?.data?.["betId"], again?.data?.["payout"]],
  );
};

const round = (
  name: string,
  platform: string,
  enter: (stage: Stage) => Promise<string>,
  body: (stage: Stage) => RoundBody,
  ending: "taken" | "insufficient_funds",
): Scenario => ({
  name,
  async prepare(stage) {
    const [session, before, sent] = [await enter(stage), await standing(stage, platform), body(stage)];
    return {
      call: () => stage.send(session, "round", sent),
      async check(first) {
        const again = await stage.send(session, "round", sent);
        same(first as RoundReply, again);
        assert.equal(again?.code ?? "taken", ending);
        await holdMoney(stage, platform, before, ending === "taken");
      },
    };
  },
});

/** A round whose member selects another bet meanwhile: the key is closed, and its answer is what happened. */
const closedAfterwards: Scenario = {
  name: "a round whose key is closed afterwards",
  async prepare(stage) {
    const [session, before, sent] = [await stage.harness.enter(), await standing(stage, PLATFORM), roundBody()];
    return {
      call: () => stage.send(session, "round", sent),
      async check(first) {
        const closed = await stage.send(session, "round/close", sent);
        same(first as RoundReply, closed);
        same(closed, await stage.send(session, "round", sent));
        assert.ok(closed?.ok === true || closed?.code === "round_closed", JSON.stringify(closed));
        await holdMoney(stage, PLATFORM, before, closed.ok);
      },
    };
  },
};

const closing: Scenario = {
  name: "the closing of a key",
  async prepare(stage) {
    const [session, before, sent] = [await stage.harness.enter(), await standing(stage, PLATFORM), roundBody()];
    return {
      call: () => stage.send(session, "round/close", sent),
      async check(first) {
        const again = await stage.send(session, "round/close", sent);
        same(first as RoundReply, again);
        assert.equal(again?.code, "round_closed");
        assert.equal((await stage.send(session, "round", sent))?.code, "round_closed");
        await holdMoney(stage, PLATFORM, before, false);
      },
    };
  },
};

const demo: Scenario = {
  name: "a demo round",
  async prepare(stage) {
    const [session, before, sent] = [
      await stage.harness.enter({ mode: "demo" }),
      await standing(stage, PLATFORM),
      roundBody(),
    ];
    return {
      call: () => stage.send(session, "round", sent),
      async check(first) {
        const again = await stage.send(session, "round", sent);
        same(first as RoundReply, again);
        const { balance, payout } = again?.data ?? {};
        assert.equal(Number(balance), 2_000 - 10 + Number(payout));
        await holdMoney(stage, PLATFORM, before, false);
      },
    };
  },
};

const order = (direction: "credit" | "debit"): Scenario => ({
  name: `an order to ${direction}`,
  async prepare(stage) {
    const { wallet } = stage.harness.provider;
    const before = await stage.balance(PLATFORM);
    const orderNo = `sweep-${(orders += 1)}`;
    const send = () => wallet[direction](MEMBER, PLATFORM, orderNo, 700n, "CNY");
    return {
      call: send,
      async check(first) {
        assert.ok(first === "ok" || first === "unknown", String(first));
        const known = await wallet.query(orderNo);
        assert.ok(known === "ok" || (known === "absent" && first === "unknown"), known);
        if (known === "absent") assert.equal(await send(), "ok");
        assert.deepEqual([await send(), await wallet.query(orderNo)], ["ok", "ok"]);
        assert.equal((await stage.balance(PLATFORM)) - before, direction === "credit" ? 700n : -700n);
      },
    };
  },
});

const question: Scenario = {
  name: "a question after an order",
  async prepare({ harness: { provider } }) {
    return {
      call: () => provider.wallet.query(`fund-${PLATFORM}`),
      async check(first) {
        assert.ok(first === "ok" || first === "unknown", String(first));
      },
    };
  },
};

const matchChoice = ({ harness }: Stage): string => {
  const [first] = LEAGUE === undefined ? [] : openFixtures(LEAGUE, harness.now);
  return `${first?.number}-home`;
};
const enterLeague = ({ harness }: Stage): Promise<string> => harness.enter({ gameId: LEAGUE?.id ?? "" });

const settling: Scenario = {
  name: "the settling of bets",
  async prepare(stage) {
    const session = await enterLeague(stage);
    for (let count = 0; count < 2; count += 1) await stage.send(session, "round", roundBody(matchChoice(stage)));
    const { total } = await stage.bets("lyty");
    stage.harness.now += 60_000;
    return {
      call: () => stage.harness.provider.settleDue(),
      async check() {
        await stage.harness.provider.settleDue();
        const { rows } = await stage.harness.provider.bets.list({
          memberRef: MEMBER,
          platform: "lyty",
          page: 1,
          size: 100_000,
          locale: "en",
        });
        assert.equal(rows.length, total);
        assert.ok(
          rows.every(({ state }) => state === "won" || state === "lost"),
          "settled",
        );
        assert.equal(await stage.balance("lyty"), 10_000_000n + (await stage.bets("lyty")).net);
        assert.equal(await stage.harness.provider.settleDue(), 0);
      },
    };
  },
};

const opening: Scenario = {
  name: "the opening of a ticket",
  async prepare({ harness }) {
    const launched = await harness.provider.launch({
      memberRef: MEMBER,
      brand: "10001",
      currency: "CNY",
      gameId: "zjqp-001",
      mode: "real",
      surface: "mobile",
      locale: "en",
    });
    const url = launched.ok ? launched.url : "";
    return {
      call: () => harness.fetch(url),
      async check(first) {
        const response = first as Response;
        assert.ok([200, 503].includes(response.status), String(response.status));
        const again = await harness.fetch(url);
        const opened = response.status === 200 ? response : again;
        assert.ok(opened.status === 200 || again.status === 410, "opened once, or spent without an answer");
        if (opened.status === 200) assert.ok((await harness.call(sessionOf(await opened.text()), "state")).ok);
      },
    };
  },
};

export const SCENARIOS: readonly Scenario[] = [
  round(
    "a round",
    PLATFORM,
    ({ harness }) => harness.enter(),
    () => roundBody(),
    "taken",
  ),
  round("a bet on a match", "lyty", enterLeague, (stage) => roundBody(matchChoice(stage)), "taken"),
  round(
    "a round over the balance",
    "xhdz",
    ({ harness }) => harness.enter({ gameId: "xhdz-001" }),
    () => roundBody("spin"),
    "insufficient_funds",
  ),
  closedAfterwards,
  closing,
  demo,
  order("credit"),
  order("debit"),
  question,
  settling,
  opening,
];
