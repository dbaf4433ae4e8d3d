import { all, first, run, type Work } from "@baize/ledger";
import { accept, type Answer, refuse } from "@baize/safeguards";
import { dayIn, rangeOfDays } from "@baize/domain";
import { type AgencyBrand, type AgencyContext, type Env } from "../interface/ports.ts";
import { rulesOn } from "../rules/rules-store.ts";
import { type ApplicationRow, type ApplicationState, q } from "../store/tables.ts";

const SEAL = "agency/application";

/** What an applicant writes. */
export interface ApplicationForm {
  readonly text: string;
  /** Where the applicant can be reached. */
  readonly contact: string;
}

export interface Application extends ApplicationForm {
  readonly id: string;
  readonly member: string;
  readonly state: ApplicationState;
  /** Why it was refused; empty otherwise. */
  readonly reason: string;
  /** Epoch milliseconds. */
  readonly createdAt: number;
  readonly decidedAt: number | null;
}

const viewOf = ({ vault }: Env, row: ApplicationRow): Application => ({
  id: row.id,
  member: row.member,
  state: row.state,
  ...(JSON.parse(vault.open(SEAL, row.sealed)) as ApplicationForm),
  reason: row.reason,
  createdAt: Number(row.created_at),
  decidedAt: row.decided_at === null ? null : Number(row.decided_at),
});

const applications = (brand: AgencyBrand) =>
  q.selectFrom("agency_application").selectAll().where("brand", "=", brand.code);

/** The member's newest application, which says what the member is to the programme. */
export function* lastApplication({ brand, member }: AgencyContext): Work<ApplicationRow | undefined> {
  return yield* first(
    applications(brand).where("member", "=", member).orderBy("created_at", "desc").orderBy("id", "desc").limit(1),
  );
}

export type ApplyCode = "agency_closed" | "not_eligible" | "application_open" | "already_agent";

/** Applies to become an agent. One application is open at a time; after a refusal the member may apply again. */
export function* apply(
  env: Env,
  ctx: AgencyContext,
  { text, contact }: ApplicationForm,
  at: number,
): Work<Answer<{ readonly id: string }, ApplyCode>> {
  const { brand, member } = ctx;
  const today = dayIn(brand.zone, at);
  if ((yield* rulesOn(brand, today)) === null) return refuse("agency_closed");
  if (yield* env.isBarred(brand.code, member, rangeOfDays(brand.zone, today, today))) return refuse("not_eligible");
  const id = env.newId("G");
  const row: ApplicationRow = {
    id,
    brand: brand.code,
    member,
    state: "pending",
    sealed: env.vault.seal(SEAL, JSON.stringify({ text, contact })),
    reason: "",
    created_at: BigInt(at),
    decided_at: null,
  };
  const written = yield* run(
    q
      .insertInto("agency_application")
      .values(row)
      .onConflict((c) => c.doNothing()),
  );
  if (written === 1) return accept({ id });
  return refuse((yield* lastApplication(ctx))?.state === "approved" ? "already_agent" : "application_open");
}

/** Applications that wait, oldest first. */
export function* listApplications(env: Env, brand: AgencyBrand): Work<readonly Application[]> {
  const rows = yield* all(
    applications(brand).where("state", "=", "pending").orderBy("created_at").orderBy("id").limit(200),
  );
  return rows.map((row) => viewOf(env, row));
}

export type DecideCode = "application_unknown" | "wrong_state";

/** Approves an application that waits, or refuses it with a reason that the member reads. */
export function* decide(
  env: Env,
  brand: AgencyBrand,
  { id, state, reason }: Pick<Application, "id" | "reason"> & { readonly state: Exclude<ApplicationState, "pending"> },
  at: number,
): Work<Answer<Application, DecideCode>> {
  const row = yield* first(applications(brand).where("id", "=", id));
  if (row === undefined) return refuse("application_unknown");
  if (row.state !== "pending") return refuse("wrong_state", { state: row.state });
  const change = { state, reason, decided_at: BigInt(at) };
  yield* run(q.updateTable("agency_application").set(change).where("id", "=", id));
  return accept(viewOf(env, { ...row, ...change }));
}
