import type { PasswordVerdict } from "@baize/cashier";
import type { CallCode, CallParsed, contract } from "@baize/api-client/contract";
import { checkWithdrawPassword } from "@baize/domain";
import { run, type Work } from "@baize/ledger";
import { type Answer, type Refusal, refuse } from "../http/answer.ts";
import type { Services } from "../services.ts";
import { confirmPassword } from "./confirm-password.ts";
import type { WorkRequest } from "./passwords.ts";
import { unseal } from "./seal.ts";
import { type MemberRow, q } from "./tables.ts";
import { WITHDRAW_LOCK_MS } from "./withdraw-passwords.ts";

type Needs = Pick<Services, "database" | "clock" | "passwords" | "keyPairs" | "withdrawPasswords">;
type SetCall = typeof contract.account.setWithdrawPassword;
type ChangeCall = typeof contract.profile.changeWithdrawPassword;
type ResetCall = typeof contract.profile.resetWithdrawPassword;
type Change = Partial<Pick<MemberRow, "withdraw_password" | "withdraw_tries" | "withdraw_locked_until">>;

const differs = (login: string, wanted: string): boolean => login.normalize("NFC") !== wanted.normalize("NFC");

/** The new password that arrived sealed, once it keeps the rules. */
const readNew = async (
  { keyPairs }: Needs,
  keyId: string,
  sealed: string,
): Promise<{ readonly ok: true; readonly text: string } | Refusal<"key_unknown" | "password_weak">> => {
  const wanted = await unseal(keyPairs, keyId, sealed);
  if (!wanted.ok) return wanted;
  const weak = checkWithdrawPassword(wanted.text ?? "");
  if (wanted.text === null || weak !== null) return refuse("password_weak", { reason: weak ?? "not_six_digits" });
  return { ok: true, text: wanted.text };
};

/** Whether a member without a withdrawal password, or with one, was given another. */
function* store(id: string, change: Change, isFirst: boolean): Work<boolean> {
  const update = q.updateTable("site_member").set(change).where("id", "=", id);
  return (yield* run(update.where("withdraw_password", isFirst ? "is" : "is not", null))) === 1;
}

/** For the first time; needs the log-in password, from which it must differ. */
export const setWithdrawPassword = async (
  services: Needs,
  id: string,
  input: CallParsed<SetCall>,
  request: WorkRequest,
): Promise<Answer<{ readonly ok: true }, CallCode<SetCall>>> => {
  const wanted = await readNew(services, input.keyId, input.password);
  if (!wanted.ok) return wanted;
  if (await services.withdrawPasswords.isSet(id)) return refuse("already_set");
  const login = await confirmPassword(services, id, input, request, services.clock());
  if (!login.ok) return login;
  if (!differs(login.text, wanted.text)) return refuse("same_as_login");
  const hash = await services.passwords.hash(wanted.text, request);
  const isSet = await services.database.atomic(() => store(id, { withdraw_password: hash }, true));
  return isSet ? { ok: true, data: { ok: true } } : refuse("already_set");
};

/**
 * By the present one; the data are the verdict on it, of which "ok" alone has changed anything. `note` composes inside
 * the transaction of the change.
 */
export const changeWithdrawPassword = async (
  services: Needs,
  id: string,
  input: CallParsed<ChangeCall>,
  note: () => Work<void>,
  request: WorkRequest,
): Promise<Answer<PasswordVerdict, "key_unknown" | "password_weak" | "same_password">> => {
  const current = await unseal(services.keyPairs, input.keyId, input.current);
  if (!current.ok) return current;
  const wanted = await readNew(services, input.keyId, input.password);
  if (!wanted.ok) return wanted;
  const verdict = await services.withdrawPasswords.verify(id, current.text ?? "");
  if (verdict.word !== "ok") return { ok: true, data: verdict };
  if (current.text === wanted.text) return refuse("same_password");
  const hash = await services.passwords.hash(wanted.text, request);
  await services.database.atomic(function* () {
    if (yield* store(id, { withdraw_password: hash }, false)) yield* note();
  });
  return { ok: true, data: verdict };
};

/**
 * Without the present one, by the log-in password and a code; nothing is paid out until `until`. `check` judges the
 * code inside a transaction: first to refuse early, then, with true, to use it up. `note` composes inside that of the
 * change.
 */
export const resetWithdrawPassword = async (
  services: Needs,
  id: string,
  input: CallParsed<ResetCall>,
  check: (isFinal: boolean) => Work<Refusal<"code_wrong" | "ticket_expired"> | null>,
  note: () => Work<void>,
  request: WorkRequest,
): Promise<Answer<{ readonly until: number }, CallCode<ResetCall>>> => {
  const { database, passwords, clock } = services;
  const wanted = await readNew(services, input.keyId, input.password);
  if (!wanted.ok) return wanted;
  if (!(await services.withdrawPasswords.isSet(id))) return refuse("withdraw_password_not_set");
  const early = await database.atomic(() => check(false));
  if (early !== null) return early;
  const login = await confirmPassword(services, id, input, request, clock());
  if (!login.ok) return login;
  if (!differs(login.text, wanted.text)) return refuse("same_as_login");
  const hash = await passwords.hash(wanted.text, request);
  const until = clock() + WITHDRAW_LOCK_MS;
  return database.atomic(function* () {
    const late = yield* check(true);
    if (late !== null) return late;
    const change = { withdraw_password: hash, withdraw_tries: 0n, withdraw_locked_until: BigInt(until) };
    if (!(yield* store(id, change, false))) return refuse("withdraw_password_not_set");
    yield* note();
    return { ok: true, data: { until } } as const;
  });
};
