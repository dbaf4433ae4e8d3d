import type { IdentityFault, IdentityGate, IdentityState } from "@baize/domain";
import { all, first, run, type Work } from "@baize/ledger";
import { accept, type Answer, refuse } from "@baize/safeguards";
import type { Account, Env, ProtectionContext } from "../interface/ports.ts";
import { accountOf } from "../limits/limits.ts";
import { type IdentityRow, q } from "../store/tables.ts";

/** How far the verification of a member is. */
export interface Identity {
  readonly state: IdentityState;
  /** Epoch milliseconds; null where it was never asked for. */
  readonly at: number | null;
  readonly fault: IdentityFault | null;
}
/** An entry of its history. */
export interface IdentityEntry extends Identity {
  readonly by: "member" | "operator";
  /** Ids of the pictures that were handed in; empty for a decision. */
  readonly pictures: readonly string[];
}

const NONE: Identity = { state: "none", at: null, fault: null };
/** Whoever is too young may not play, whatever the licence says; their money can always leave. */
const CLOSED_TO_MINORS: readonly IdentityGate[] = ["deposit", "play"];

const rowsOf = ({ brand, member }: Account) =>
  q
    .selectFrom("protection_identity")
    .selectAll()
    .where("brand", "=", brand)
    .where("member", "=", member)
    .orderBy("number", "desc");

export function* identityOf(account: Account): Work<Identity> {
  const row = yield* first(rowsOf(account).limit(1));
  return row === undefined ? NONE : { state: row.state, at: Number(row.at), fault: row.fault };
}

/** All entries, the newest first. */
export function* identityHistory(account: Account): Work<readonly IdentityEntry[]> {
  return (yield* all(rowsOf(account))).map(({ state, at, fault, by, pictures }) => ({
    state,
    at: Number(at),
    fault,
    by,
    pictures: pictures === "" ? [] : pictures.split(","),
  }));
}

/** What is closed to a member whose identity stands so. */
export const closedFor = (
  { identityFor }: Pick<ProtectionContext["brand"], "identityFor">,
  { state, fault }: Pick<Identity, "state" | "fault">,
): readonly IdentityGate[] => {
  if (state === "verified") return [];
  return fault === "under_age" ? CLOSED_TO_MINORS : identityFor;
};

/** Whether something is closed to a member until the identity is verified. */
export function* isIdentityClosed(ctx: ProtectionContext, gate: IdentityGate): Work<boolean> {
  return closedFor(ctx.brand, yield* identityOf(accountOf(ctx))).includes(gate);
}

function* write({ brand, member }: Account, entry: Omit<IdentityRow, "brand" | "member" | "number">): Work<void> {
  const last = yield* first(rowsOf({ brand, member }).limit(1));
  const number = (last?.number ?? 0n) + 1n;
  yield* run(q.insertInto("protection_identity").values({ brand, member, number, ...entry }));
}

/** Hands in pictures of a document; the operator decides. Whoever was found too young does not ask again. */
export function* askIdentity(
  env: Env,
  ctx: ProtectionContext,
  pictures: readonly string[],
  now: number,
): Work<Answer<null, "identity_settled">> {
  const account = accountOf(ctx);
  const { state, fault } = yield* identityOf(account);
  if (state === "asked" || state === "verified" || fault === "under_age") return refuse("identity_settled");
  const handedIn = { fault: null, by: "member", pictures: pictures.join(","), at: BigInt(now) } as const;
  yield* write(account, { state: "asked", ...handedIn });
  yield* env.tell({ kind: "identityAsked", id: env.newId("PN"), ...account }, now);
  return accept(null);
}

/** The operator's decision, also about a member who has not asked; `fault`: why it is not verified, null: it is. */
export function* decideIdentity(env: Env, account: Account, fault: IdentityFault | null, now: number): Work<void> {
  const state = fault === null ? "verified" : "refused";
  yield* write(account, { state, fault, by: "operator", pictures: "", at: BigInt(now) });
  const news = { id: env.newId("PN"), ...account };
  yield* env.tell(
    fault === null ? { kind: "identityVerified", ...news } : { kind: "identityRefused", ...news, fault },
    now,
  );
}

/** Members of a brand who wait for a decision, the longest first. */
export function* waitingIdentities(brand: string, most: number): Work<readonly { member: string; at: number }[]> {
  const asked = q
    .selectFrom("protection_identity as own")
    .select(["own.member", "own.at"])
    .where("own.brand", "=", brand)
    .where("own.state", "=", "asked")
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom("protection_identity as later")
            .select("later.number")
            .whereRef("later.brand", "=", "own.brand")
            .whereRef("later.member", "=", "own.member")
            .whereRef("later.number", ">", "own.number"),
        ),
      ),
    )
    .orderBy("own.at")
    .limit(most);
  return (yield* all(asked)).map(({ member, at }) => ({ member, at: Number(at) }));
}
