import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { AuditFinding } from "../audit/audit.ts";
import type { OpenDatabase } from "../engine/database.ts";
import type { Operation, Reply } from "./operation.ts";

export type Order =
  | { readonly type: "perform"; readonly operation: Operation }
  | { readonly type: "audit" }
  /** Largest size of a SQLite file in pages; never below its present size. */
  | { readonly type: "limit"; readonly pages: number };
export interface Request {
  readonly number: number;
  readonly order: Order;
}
export type Answer = Reply | readonly AuditFinding[];
/** The process was killed before it answered ("lost"), or had ended before the request ("away"). */
export type Lost = { readonly outcome: "lost" } | { readonly outcome: "away" };

const script = fileURLToPath(new URL("./worker.ts", import.meta.url));
const LOST: Lost = { outcome: "lost" };
const AWAY: Lost = { outcome: "away" };

interface Waiting {
  readonly resolve: (answer: Answer | Lost) => void;
  readonly reject: (error: Error) => void;
}

/** A process that holds the database, seen from the clients' side. What it answered is known here, outside of it. */
export class WorkerProcess {
  readonly #child: ChildProcess;
  readonly #waiting = new Map<number, Waiting>();
  readonly #exited: Promise<void>;
  #sent = 0;
  #isMeant = false;
  #failure: Error | undefined;

  private constructor(options: OpenDatabase) {
    const target = options.url === undefined ? ["--file", options.file ?? ""] : ["--url", options.url];
    this.#child = fork(script, target, {
      execArgv: ["-C", "@baize/source"],
      serialization: "advanced",
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    this.#child.on("message", ({ number, value }: { number: number; value: Answer }) => {
      this.#waiting.get(number)?.resolve(value);
      this.#waiting.delete(number);
    });
    this.#exited = new Promise((resolve) =>
      this.#child.on("exit", () => {
        this.#end();
        resolve();
      }),
    );
  }

  /** Starts one. Its `opened` gives what `verifyOnOpen` finds, or "lost" when it was killed before. */
  static start(options: OpenDatabase): {
    readonly worker: WorkerProcess;
    readonly opened: Promise<Answer | Lost>;
  } {
    const worker = new WorkerProcess(options);
    return { worker, opened: worker.#wait(0) };
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  async perform(operation: Operation): Promise<Reply | Lost> {
    const answer = await this.#ask({ type: "perform", operation });
    if ("outcome" in answer) return answer;
    throw new TypeError("The worker answered an operation with findings.");
  }

  async audit(): Promise<readonly AuditFinding[]> {
    const answer = await this.#ask({ type: "audit" });
    if ("outcome" in answer) throw new TypeError(`The audit was ${answer.outcome}.`);
    return answer;
  }

  async limit(pages: number): Promise<void> {
    await this.#ask({ type: "limit", pages });
  }

  /** SIGKILL; what is under way is lost. */
  async kill(): Promise<void> {
    await this.#finish(() => this.#child.kill("SIGKILL"));
  }

  /** Ends it once nothing is asked of it any more. */
  async stop(): Promise<void> {
    await this.#finish(() => this.#child.disconnect());
  }

  async #finish(end: () => void): Promise<void> {
    const isFirst = !this.#isMeant;
    this.#isMeant = true;
    if (isFirst && this.#failure === undefined) end();
    await this.#exited;
  }

  #ask(order: Order): Promise<Answer | Lost> {
    if (this.#failure !== undefined) return Promise.reject(this.#failure);
    if (this.#isMeant) return Promise.resolve(AWAY);
    this.#sent += 1;
    this.#child.send({ number: this.#sent, order } satisfies Request, () => undefined);
    return this.#wait(this.#sent);
  }

  #wait(number: number): Promise<Answer | Lost> {
    return new Promise((resolve, reject) => this.#waiting.set(number, { resolve, reject }));
  }

  #end(): void {
    if (!this.#isMeant) this.#failure = new Error("A worker ended by itself; its output is above.");
    for (const { resolve, reject } of this.#waiting.values()) {
      if (this.#failure === undefined) resolve(LOST);
      else reject(this.#failure);
    }
    this.#waiting.clear();
  }
}

/** Starts a worker and waits until it serves. Throws when the database it opened does not add up. */
export const openWorker = async (options: OpenDatabase): Promise<WorkerProcess> => {
  const { worker, opened } = WorkerProcess.start(options);
  expectSound(await opened);
  return worker;
};

/** Throws for a database in which `verifyOnOpen` found something; a worker killed meanwhile found nothing. */
export const expectSound = (opened: Answer | Lost): void => {
  if (!("outcome" in opened) && opened.length > 0)
    throw new Error(
      `On opening: ${opened.map(({ rule, subject, detail }) => `${rule} ${subject}: ${detail}`).join("; ")}`,
    );
};
