import { createHmac } from "node:crypto";
import type { PasswordVerdict } from "@baize/cashier";
import { type Database, first, type Work } from "@baize/ledger";
import { Overload } from "@baize/safeguards";
import { memberById, updateMember } from "./members.ts";
import type { WorkRequest, Passwords } from "./passwords.ts";
import { type MemberRow, q } from "./tables.ts";
import { createSubjectLock } from "./subject-lock.ts";

export const WITHDRAW_TRIES = 5;
/** Money-out stays locked this long after the last allowed wrong try, and after a reset; log-in does not. */
export const WITHDRAW_LOCK_MS = 24 * 3_600_000;

export interface WithdrawPasswords {
  isSet(member: string): Promise<boolean>;
  /**
   * Judges a member's tries one after another, in all processes of the database, each counted before it is judged: of
   * any number of parallel wrong ones five are judged, and right ones never lock. "busy": too many of them wait;
   * nothing was judged or counted.
   */
  verify(member: string, password: string): Promise<PasswordVerdict>;
}

export interface WithdrawPasswordDeps {
  readonly database: Database;
  readonly clock: () => number;
  readonly passwords: Passwords;
  readonly random: (n: number) => Uint8Array;
}

/** A try that is counted and not yet judged. */
interface Claim {
  readonly hash: string;
  /** What the counters were, for a try that is not judged after all. */
  readonly before: Pick<MemberRow, "withdraw_tries" | "withdraw_locked_until">;
  readonly wrong: Pick<PasswordVerdict, "triesLeft" | "until">;
}

/** The cashier asks on behalf of the member alone. */
const workRequestOf = (member: string): WorkRequest => ({
  requester: { member, address: `member/${member}`, device: "", isKnown: true },
});

export const createWithdrawPasswords = ({
  database,
  clock,
  passwords,
  random,
}: WithdrawPasswordDeps): WithdrawPasswords => {
  const lock = createSubjectLock(database, clock, Buffer.from(random(12)).toString("base64url"));
  const key = random(32);
  /** Of members whose tries wait now: the password that was right last, so that its repetitions need no hash. */
  const passed = new Map<string, string>();
  const fingerprint = (hash: string, password: string): string =>
    createHmac("sha256", key).update(`${hash}\n${password}`).digest("base64url");

  const isSet: WithdrawPasswords["isSet"] = async (member) => {
    const query = q.selectFrom("site_member").select("withdraw_password").where("id", "=", member);
    return typeof (await database.read(() => first(query)))?.withdraw_password === "string";
  };
  const judge = async (id: string, hash: string, password: string): Promise<boolean> => {
    const print = fingerprint(hash, password);
    if (passed.get(id) === print) return true;
    const isRight = await passwords.verify(hash, async () => password, workRequestOf(id));
    if (isRight) passed.set(id, print);
    return isRight;
  };
  /** The verdict where no password needs to be judged. */
  const known = async (id: string): Promise<PasswordVerdict | null> => {
    const member = await database.read(() => memberById(id));
    if (!member || member.withdraw_password === null) return { word: "not_set" };
    const until = Number(member.withdraw_locked_until);
    return until > clock() ? { word: "locked", until } : null;
  };
  /** One try, under the lock. */
  const attempt = async (id: string, password: string): Promise<PasswordVerdict> => {
    const now = clock();
    const claim = await database.atomic(function* (): Work<Claim | PasswordVerdict> {
      const member = yield* memberById(id);
      if (!member || member.withdraw_password === null) return { word: "not_set" };
      const lockedUntil = Number(member.withdraw_locked_until);
      if (lockedUntil > now) return { word: "locked", until: lockedUntil };
      const before = { withdraw_tries: lockedUntil === 0 ? member.withdraw_tries : 0n, withdraw_locked_until: 0n };
      const tries = Number(before.withdraw_tries) + 1;
      const until = tries >= WITHDRAW_TRIES ? now + WITHDRAW_LOCK_MS : 0;
      yield* updateMember(id, { withdraw_tries: BigInt(tries), withdraw_locked_until: BigInt(until) });
      const wrong = { triesLeft: WITHDRAW_TRIES - tries, ...(until === 0 ? {} : { until }) };
      return { hash: member.withdraw_password, before, wrong };
    });
    if ("word" in claim) return claim;
    try {
      if (!(await judge(id, claim.hash, password))) return { word: "wrong", ...claim.wrong };
    } catch (error) {
      if (!(error instanceof Overload)) throw error;
      await database.atomic(() => updateMember(id, claim.before));
      return { word: "busy" };
    }
    await database.atomic(() => updateMember(id, { withdraw_tries: 0n, withdraw_locked_until: 0n }));
    return { word: "ok" };
  };
  const verify: WithdrawPasswords["verify"] = async (id, password) => {
    const verdict = await lock.run(
      id,
      () => attempt(id, password),
      () => known(id),
    );
    if (!lock.isBusy(id)) passed.delete(id);
    return verdict ?? { word: "busy" };
  };
  return { isSet, verify };
};
