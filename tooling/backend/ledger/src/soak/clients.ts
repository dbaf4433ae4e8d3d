import { setTimeout as sleep } from "node:timers/promises";
import { type Intent, intents } from "./intents.ts";
import type { Act, Operation, Reply, Settled } from "./operation.ts";
import type { Lost } from "./worker-process.ts";

const PAUSE_MS = 5;

export interface ClientsOptions {
  readonly seed: number;
  /** Every operation under a key, so that a lost answer can be settled. */
  readonly isAllKeyed: boolean;
  /** Sends for one client to whatever process serves it now. */
  send(client: number, operation: Operation): Promise<Reply | Lost>;
}

/**
 * Clients that act by their seed, each one thing after another, and ask again under the same key until they know.
 * All answers are kept here, outside of the processes that may be killed.
 */
export class Clients {
  readonly history: Settled[] = [];
  readonly findings: string[] = [];
  /** Answers that were lost or were faults. */
  readonly failures = { lost: 0, rolled_back: 0, unknown: 0 };
  /** Keys whose effect was committed but not acknowledged until the request was repeated. */
  readonly settledByKey = new Set<string>();
  readonly #options: ClientsOptions;
  readonly #holds: { readonly hold: string; readonly account: string }[] = [];
  readonly #sent: Operation[] = [];
  readonly #askers = new Map<string, number>();
  readonly #known = new Set<string>();
  #clock = 0;
  #made = 0;

  constructor(options: ClientsOptions) {
    this.#options = options;
  }

  /** Lets one client go on until `isDone`; what it has begun is settled before this resolves. */
  async run(client: number, isDone: () => boolean): Promise<void> {
    const choices = intents(this.#options.seed + client);
    while (!isDone()) {
      const intent = choices.next().value;
      const operation = this.#prepare(intent);
      const times = intent.type === "transfer" && intent.isTwice && operation.key !== null ? 2 : 1;
      if (intent.type !== "again" && operation.act.type !== "read") this.#sent.push(operation);
      await Promise.all(Array.from({ length: times }, () => this.settle(client, operation)));
      if (operation.act.type === "hold") this.#holds.push({ hold: operation.act.id, account: operation.act.account });
    }
  }

  /** Asks until the outcome is known. Gives how often it was asked in vain. */
  async settle(client: number, operation: Operation): Promise<number> {
    const { key } = operation;
    const began = (this.#clock += 1);
    if (key !== null) this.#askers.set(key, (this.#askers.get(key) ?? 0) + 1);
    let mayBeWritten = key === null || this.#askers.get(key) !== 1;
    for (let failed = 0; ; failed += 1) {
      const reply = await this.#options.send(client, operation);
      if (reply.outcome === "broken") throw new Error(`An operation failed: ${reply.why}`);
      if (reply.outcome === "lost" || reply.outcome === "fault") {
        const failure = reply.outcome === "lost" ? "lost" : reply.wrote;
        this.failures[failure] += 1;
        mayBeWritten ||= failure !== "rolled_back";
      } else if (reply.outcome !== "away") {
        this.#clock += 1;
        this.history.push({ operation, began, ended: this.#clock, reply });
        if (key !== null) this.#note(key, reply, mayBeWritten);
        return failed;
      }
      await sleep(PAUSE_MS);
    }
  }

  #note(key: string, { outcome }: Settled["reply"], mayBeWritten: boolean): void {
    const isFirstAnswer = !this.#known.has(key);
    this.#known.add(key);
    if (outcome !== "repeated" || !isFirstAnswer) return;
    if (this.#askers.get(key) !== 1) return;
    this.settledByKey.add(key);
    if (!mayBeWritten) this.findings.push(`${key}: reported as rolled back, but it had been written`);
  }

  #prepare(intent: Intent): Operation {
    this.#made += 1;
    const id = `soak-${String(this.#made).padStart(14, "0")}`;
    const make = (act: Act, key: string | null = id): Operation => ({ act, key, payload: "own" });
    const held = (back: number) => this.#holds.at(-1 - back) ?? { hold: "none", account: "member/0" };
    switch (intent.type) {
      case "transfer": {
        const { isKeyed, from, to, amount } = intent;
        return make({ type: "transfer", id, from, to, amount }, isKeyed || this.#options.isAllKeyed ? id : null);
      }
      case "hold":
        return make({ type: "hold", id, account: intent.account, amount: intent.amount });
      case "capture":
        return make({
          type: "capture",
          id,
          ...held(intent.back),
          to: intent.to,
          amount: intent.amount,
        });
      case "release":
        return make({ type: "release", ...held(intent.back) });
      case "read":
        return readOf([`member/${intent.member}`, `game/${intent.member}`]);
      case "again": {
        const known = this.#sent.at(-1 - intent.back);
        if (known === undefined) return readOf(["member/0"]);
        return intent.isOther && known.key !== null && this.#known.has(known.key)
          ? { ...known, payload: "other" }
          : known;
      }
    }
  }
}

const readOf = (accounts: readonly string[]): Operation => ({
  act: { type: "read", accounts },
  key: null,
  payload: "own",
});
