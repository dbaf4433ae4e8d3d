import fc from "fast-check";
import { expect, it } from "vitest";
import { contract } from "./contract/index.ts";
import { createIntent, type Intent, pendingIntents } from "./intent.ts";
import { confirmIntent, type ConfirmOptions, sendIntent } from "./settle-intent.ts";
import { createFakeClient, failure, fixture, refusal } from "./testing/index.ts";

const { depositCreate, operation } = contract.finance;
const order = fixture(depositCreate);
const lost = failure("html");
const busy = refusal("server_busy");
const SUCCESS = { status: true, data: order };
const REFUSED = { status: false, data: {}, code: "channel_closed" };
const CLOSED = { status: false, data: {}, code: "not_executed" };

/** What the server and the line do with one request of a money call. */
const MONEY = [
  /** Done or refused for good, and answered. */
  "done",
  "refused",
  /** Done or refused for good, and the answer is lost. */
  "done_lost",
  "refused_lost",
  /** Done, and answered by a refusal: a fault after the commit. */
  "done_busy",
  /** Nothing is done. */
  "busy",
  "rate_limited",
  "maintenance",
  "lost",
  /** Arrives only after some later requests. */
  "late",
] as const;
/** The same for a question by key. A page that is left meanwhile asks when it is entered again, or is pressed again. */
const KEY = ["answered", "lost_before", "lost_after", "busy", "left_asks", "left_presses"] as const;
type OnMoney = (typeof MONEY)[number];
type OnKey = (typeof KEY)[number];
interface Schedule {
  readonly money: readonly OnMoney[];
  readonly key: readonly OnKey[];
  /** After how many later requests a late one arrives. */
  readonly lateness: number;
}

/** A server that keeps the promises of the contract about keys, over a line that keeps none. */
const modelServer = ({ money, key, lateness }: Schedule, leave: (step: OnKey) => void) => {
  const records = new Map<string, { readonly status: boolean }>();
  const moved = new Map<string, number>();
  const onItsWay: { readonly reqId: string; left: number }[] = [];
  const [onMoney, onKey] = [money[Symbol.iterator](), key[Symbol.iterator]()];
  const execute = (reqId: string, answer: typeof SUCCESS | typeof REFUSED) => {
    if (records.has(reqId)) return;
    records.set(reqId, answer);
    if (answer.status) moved.set(reqId, (moved.get(reqId) ?? 0) + 1);
  };
  const arriveLate = (isEnd = false): void => {
    for (const request of onItsWay) request.left -= 1;
    for (const { reqId } of onItsWay.filter(({ left }) => isEnd || left <= 0)) execute(reqId, SUCCESS);
  };
  const answerOf = (reqId: string) => {
    const record = records.get(reqId);
    if (record === SUCCESS) return order;
    return refusal(record === REFUSED ? "channel_closed" : "not_executed");
  };
  const create = ({ reqId }: { readonly reqId: string }) => {
    arriveLate();
    const step: OnMoney = onMoney.next().value ?? "done";
    if (step === "busy" || step === "rate_limited" || step === "maintenance")
      return refusal(step === "busy" ? "server_busy" : step);
    if (step === "late") onItsWay.push({ reqId, left: lateness });
    if (step === "late" || step === "lost") return lost();
    execute(reqId, step.startsWith("done") ? SUCCESS : REFUSED);
    if (step.endsWith("_lost")) return lost();
    return step === "done_busy" ? busy : answerOf(reqId);
  };
  const byKey =
    (mayClose: boolean) =>
    ({ reqId }: { readonly reqId: string }) => {
      arriveLate();
      const step: OnKey = onKey.next().value ?? "answered";
      if (step === "busy") return busy;
      if (step.startsWith("left")) leave(step);
      if (step === "lost_before" || step.startsWith("left")) return lost();
      if (mayClose && !records.has(reqId)) records.set(reqId, CLOSED);
      if (step === "lost_after") return lost();
      const record = records.get(reqId);
      if (record === undefined) return fixture(operation, { state: "absent", path: null, answer: null });
      return fixture(operation, { state: "settled", path: depositCreate.path, answer: JSON.stringify(record) });
    };
  return {
    finance: { depositCreate: create, operation: byKey(false), operationClose: byKey(true) },
    movedBy: (reqId: string): number => moved.get(reqId) ?? 0,
    /** Everything that is still on its way arrives. */
    calm: () => arriveLate(true),
  };
};

/** One wish: pressed again after each shown "nothing happened", until it is shown as done. */
const wish = async (schedule: Schedule) => {
  let page = new AbortController();
  let isPressed = false;
  const server = modelServer(schedule, (step) => {
    isPressed = step === "left_presses";
    page.abort();
  });
  const client = createFakeClient({ finance: server.finance });
  const optionsOfPage = (): ConfirmOptions => {
    page = new AbortController();
    return { pausesMs: [0], questions: 2, signal: page.signal };
  };
  const press = async (): Promise<{ readonly key: string; readonly isDone: boolean }> => {
    const facts = { path: depositCreate.path, member: "sample", fingerprint: "f", now: client.now() };
    const intent = createIntent(client.storage, facts);
    if (intent === null) throw new Error("the intent was not stored");
    const input = { channelId: "c1", amount: "100.00", reqId: intent.key };
    const send = async (of: Intent) => sendIntent(client, client.finance.depositCreate, of, input, optionsOfPage());
    let outcome = await send(intent);
    while (outcome.state === "unknown") {
      const left = createIntent(client.storage, facts) ?? intent;
      outcome = isPressed ? await send(left) : await confirmIntent(client, depositCreate, left, optionsOfPage());
    }
    if (outcome.state !== "settled") throw new Error(`shown as ${outcome.state}`);
    return { key: intent.key, isDone: outcome.result.ok };
  };
  const shown = [await press()];
  while (shown.at(-1)?.isDone !== true) shown.push(await press());
  expect(pendingIntents(client.storage, "sample", client.now())).toEqual([]);
  server.calm();
  return { shown, server };
};

const MAX_STEPS = 8;
const schedules = fc.record({
  money: fc.array(fc.constantFrom(...MONEY), { maxLength: MAX_STEPS }),
  key: fc.array(fc.constantFrom(...KEY), { maxLength: 12 }),
  lateness: fc.integer({ min: 1, max: 8 }),
});

/** Rare in random schedules: a refusal to a second sending while the first is on its way, and a key closed under it. */
const TRAPS: [Schedule][] = [
  [{ money: ["late", "busy"], key: ["left_presses"], lateness: 8 }],
  [{ money: ["late", "rate_limited"], key: ["left_presses", "lost_after", "busy"], lateness: 3 }],
  [{ money: ["late"], key: ["answered", "answered", "lost_after", "left_asks"], lateness: 4 }],
];

it("shows of every attempt what happened, whatever is lost, late or refused: a wish moves once", async () => {
  await fc.assert(
    fc.asyncProperty(schedules, async (schedule) => {
      const { shown, server } = await wish(schedule);
      expect(new Set(shown.map(({ key }) => key)).size).toBe(shown.length);
      for (const { key, isDone } of shown) expect(server.movedBy(key)).toBe(isDone ? 1 : 0);
      expect(shown.filter(({ isDone }) => isDone)).toHaveLength(1);
    }),
    { numRuns: 200, examples: TRAPS },
  );
}, 60_000);
