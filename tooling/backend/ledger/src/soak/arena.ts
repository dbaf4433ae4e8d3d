import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { audit } from "../audit/audit.ts";
import { all, raw } from "../engine/builder.ts";
import type { Database, OpenDatabase } from "../engine/database.ts";
import { openDatabase } from "../engine/open-database.ts";
import { ledgerMigrations } from "../migrations.ts";
import { ledger } from "../postings/ledger.ts";
import type { AccountSpec, AccountState } from "../postings/types.ts";
import type { Clients } from "./clients.ts";
import { compareBalances } from "./compare-balances.ts";
import type { Effect } from "./effects.ts";
import { checkHistory } from "./history.ts";
import { BANK, OWNED } from "./intents.ts";
import { Model } from "./model.ts";

const OPENING = 20_000n;

/** The accounts of a run, open and funded, with the model of their balances. */
export interface Arena {
  readonly options: OpenDatabase;
  readonly opening: readonly AccountState[];
  readonly model: Model;
}

/** Runs `task` with a folder of its own, removed afterwards. */
export const withFolder = async <R>(task: (folder: string) => Promise<R>): Promise<R> => {
  const folder = mkdtempSync(join(tmpdir(), "ledger-soak-"));
  try {
    return await task(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Prepares an empty database for a run. */
export const prepareArena = async (options: OpenDatabase): Promise<Arena> => {
  const database = await openDatabase(options);
  const model = new Model();
  const specs: readonly AccountSpec[] = [
    { id: BANK, kind: "house", owner: "house", asset: "CNY", mayBeNegative: true },
    ...OWNED.map((id) => ({ id, kind: id.split("/")[0] ?? "", owner: id, asset: "CNY" })),
  ];
  const legs = OWNED.map((to) => ({ from: BANK, to, amount: OPENING }));
  await database.migrate("ledger", ledgerMigrations);
  await database.atomic(function* () {
    for (const spec of specs) yield* ledger.openAccount(spec);
    yield* ledger.post({ id: "opening", kind: "deposit", at: 1, legs });
  });
  for (const spec of specs) model.open(spec);
  model.post("opening", legs);
  const opening = await database.read(() => ledger.accounts(specs.map(({ id }) => id)));
  await database.close();
  return { options, opening, model };
};

const differ = (what: string, actual: readonly string[], expected: readonly string[]): string[] => {
  const [stored, answered] = [new Set<string>(), new Set(expected)];
  const doubled = actual.filter((id) => stored.size === stored.add(id).size);
  return [
    ...expected.filter((id) => !stored.has(id)).map((id) => `${what} ${id} is lost`),
    ...actual.filter((id) => !answered.has(id)).map((id) => `${what} ${id} was never answered`),
    ...doubled.map((id) => `${what} ${id} is doubled`),
  ];
};

const isEffect = (type: string) => (effect: Effect) =>
  effect.seen.answer === "ok" && effect.operation.act.type === type;
const idOf = ({ operation: { act } }: Effect): readonly string[] => ("id" in act ? [act.id] : []);

/**
 * Compares the clients' answers with what is stored, once all is settled: one order explains every answer, everything
 * acknowledged exists once and nothing else does, balances are the model's, and the auditor finds nothing.
 */
export const checkArena = async ({ options, opening, model }: Arena, clients: Clients): Promise<readonly string[]> => {
  const { effects, findings } = checkHistory(opening, clients.history, model);
  const database = await openDatabase(options);
  const column = async (table: string, name: string): Promise<readonly string[]> =>
    (await database.read(() => all(raw<{ name: string }>(`select ${name} as name from ${table}`)))).map((row) =>
      row.name.replace(/\/.*/, ""),
    );
  try {
    const [transfers, captures, holds] = ["transfer", "capture", "hold"].map((type) =>
      effects.filter(isEffect(type)).flatMap(idOf),
    );
    return [
      ...clients.findings,
      ...findings,
      ...differ("transfer", await column("ledger_transfer", "id"), [
        "opening",
        ...(transfers ?? []),
        ...(captures ?? []),
      ]),
      ...differ("hold", await column("ledger_hold", "id"), holds ?? []),
      ...differ(
        "key",
        await column("ledger_key", "op_key"),
        effects.flatMap(({ operation }) => operation.key ?? []),
      ),
      ...(await compareBalances(database, model)),
      ...(await auditTexts(database)),
    ];
  } finally {
    await database.close();
  }
};

/** The auditor's findings, a line each. */
export const auditTexts = async (database: Database): Promise<readonly string[]> =>
  (await audit(database)).map(({ rule, subject, detail }) => `${rule} ${subject}: ${detail}`);
