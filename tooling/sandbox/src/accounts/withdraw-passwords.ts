import type { CallCode, CallParsed, contract } from "@baize/api-client/contract";
import { checkWithdrawPassword } from "@baize/domain";
import { type Database, first, run } from "@baize/ledger";
import { type Answer, refuse, refuseFor } from "../http/answer.ts";
import type { KeyPairs } from "./key-pairs.ts";
import { memberById, updateMember } from "./members.ts";
import type { Passwords } from "./passwords.ts";
import { unseal } from "./seal.ts";
import { q } from "./tables.ts";
import { countTry, forgetTries, lookAtTries } from "./tries.ts";

export const WITHDRAW_TRIES = 5;
/** Money-out stays locked this long after the last allowed wrong try; log-in does not. */
export const WITHDRAW_LOCK_MS = 24 * 3_600_000;

type SetCall = typeof contract.account.setWithdrawPassword;

export interface WithdrawPasswords {
  isSet(member: string): Promise<boolean>;
  /** Counts the try before it judges: of any number of parallel guesses five are judged. */
  verify(member: string, password: string): Promise<"ok" | "wrong" | "locked" | "not_set">;
  /** For the first time; needs the log-in password, from which it must differ. */
  set(member: string, input: CallParsed<SetCall>): Promise<Answer<{ readonly ok: true }, CallCode<SetCall>>>;
}

export const createWithdrawPasswords = (database: Database, clock: () => number, passwords: Passwords, keyPairs: KeyPairs): WithdrawPasswords => {
  const isSet: WithdrawPasswords["isSet"] = async (member) => {
    const row = await database.read(() => first(q.selectFrom("site_member").select("withdraw_password").where("id", "=", member)));
    return typeof row?.withdraw_password === "string";
  };

  const verify: WithdrawPasswords["verify"] = async (id, password) => {
    const now = clock();
    const claim = await database.atomic(function* () {
      const member = yield* memberById(id);
      if (!member || member.withdraw_password === null) return "not_set";
      const lockedUntil = Number(member.withdraw_locked_until);
      if (lockedUntil > now) return "locked";
      const tries = (lockedUntil === 0 ? Number(member.withdraw_tries) : 0) + 1;
      const until = tries >= WITHDRAW_TRIES ? now + WITHDRAW_LOCK_MS : 0;
      yield* updateMember(id, { withdraw_tries: BigInt(tries), withdraw_locked_until: BigInt(until) });
      return { hash: member.withdraw_password };
    });
    if (typeof claim === "string") return claim;
    if (!(await passwords.verify(claim.hash, password))) return "wrong";
    await database.atomic(() => updateMember(id, { withdraw_tries: 0n, withdraw_locked_until: 0n }));
    return "ok";
  };

  const set: WithdrawPasswords["set"] = async (id, input) => {
    const [login, wanted] = [unseal(keyPairs, input.keyId, input.loginPassword), unseal(keyPairs, input.keyId, input.password)];
    if (!login.ok) return login;
    if (!wanted.ok) return wanted;
    const weak = checkWithdrawPassword(wanted.text ?? "");
    if (wanted.text === null || weak !== null) return refuse("password_weak", { reason: weak ?? "not_six_digits" });
    const subject = `confirm/${id}`;
    const now = clock();
    const claim = await database.atomic(function* () {
      const { waitMs } = yield* lookAtTries(subject, now);
      if (waitMs > 0) return refuseFor("login_paused", waitMs);
      const member = yield* memberById(id);
      if (member?.withdraw_password) return refuse("already_set");
      yield* countTry(subject, now);
      return { ok: true, hash: member?.password ?? null } as const;
    });
    if (!claim.ok) return claim;
    if (!(await passwords.verify(claim.hash, login.text))) return refuse("login_wrong");
    if (login.text?.normalize("NFC") === wanted.text.normalize("NFC")) return refuse("same_as_login");
    const hash = await passwords.hash(wanted.text);
    return database.atomic(function* () {
      yield* forgetTries([subject]);
      const done = yield* run(q.updateTable("site_member").set({ withdraw_password: hash }).where("id", "=", id).where("withdraw_password", "is", null));
      return done === 1 ? ({ ok: true, data: { ok: true } } as const) : refuse("already_set");
    });
  };
  return { isSet, verify, set };
};
