import type { Database } from "@baize/ledger";
import { type Refusal, refuse, refuseFor } from "../http/answer.ts";
import type { KeyPairs } from "./key-pairs.ts";
import { memberById } from "./members.ts";
import type { Passwords, WorkRequest } from "./passwords.ts";
import { unseal } from "./seal.ts";
import { clearTries, countTry, readTries } from "./tries.ts";

export interface ConfirmDeps {
  readonly database: Database;
  readonly passwords: Passwords;
  readonly keyPairs: KeyPairs;
}
export interface Confirmation {
  readonly loginPassword: string;
  readonly keyId: string;
}
/** Of a right password the text, with which a new one is compared. */
export type Confirmed =
  | { readonly ok: true; readonly text: string }
  | Refusal<"login_wrong" | "login_paused" | "key_unknown">;

/**
 * Judges the log-in password that goes with a change of the account. Each try is counted before it is judged, for all
 * such changes together: after a few wrong ones further tries wait.
 */
export const confirmPassword = async (
  { database, passwords, keyPairs }: ConfirmDeps,
  id: string,
  { loginPassword, keyId }: Confirmation,
  request: WorkRequest,
  now: number,
): Promise<Confirmed> => {
  const login = await unseal(keyPairs, keyId, loginPassword);
  if (!login.ok) return login;
  const subject = `confirm/${id}`;
  const claim = await database.atomic(function* () {
    const { waitMs } = yield* readTries(subject, now);
    if (waitMs > 0) return refuseFor("login_paused", waitMs);
    yield* countTry(subject, now);
    return { ok: true, hash: (yield* memberById(id))?.password ?? null } as const;
  });
  if (!claim.ok) return claim;
  const isRight = await passwords.verify(claim.hash, async () => login.text, request);
  if (!isRight || login.text === null) return refuse("login_wrong");
  await database.atomic(() => clearTries([subject]));
  return { ok: true, text: login.text };
};
