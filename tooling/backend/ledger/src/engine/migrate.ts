import { createHash } from "node:crypto";
import { MigrationFault } from "../faults.ts";
import { all, raw, run } from "./builder.ts";
import type { EngineName, Migration, Work } from "./database.ts";
import { dialects } from "./dialect.ts";

/** Records which migrations have run. */
export const HISTORY = `create table if not exists schema_history (
  owner text not null, name text not null, checksum text not null, primary key (owner, name))`;

const checksum = (migration: Migration): string =>
  createHash("sha256")
    .update(JSON.stringify([migration.statements, migration.appendOnly ?? []]))
    .digest("hex");

/** Runs what is new of one owner's migrations; call it while no other migration can run. */
export function* migration(owner: string, migrations: readonly Migration[], engine: EngineName): Work<void> {
  migrations.forEach(({ name }, index) => {
    const before = migrations[index - 1]?.name;
    if (before !== undefined && before >= name)
      throw new MigrationFault(
        `Migration "${name}" of "${owner}" comes after "${before}". Give each a name that sorts after the last.`,
      );
  });
  const done = yield* all(
    raw<{ name: string; checksum: string }>(
      "select name, checksum from schema_history where owner = ? order by name",
      owner,
    ),
  );
  done.forEach((row, index) => {
    const given = migrations[index];
    if (given?.name !== row.name)
      throw new MigrationFault(
        `"${owner}" has already run "${row.name}", but the code gives ${given ? `"${given.name}"` : "nothing"} ` +
          "in its place. Never drop or insert a migration; run a version of the code that has it.",
      );
    if (checksum(given) !== row.checksum)
      throw new MigrationFault(
        `Migration "${row.name}" of "${owner}" was changed after it ran. Restore its text and add a new migration.`,
      );
  });
  for (const next of migrations.slice(done.length)) {
    for (const statement of next.statements) yield* run(raw(statement));
    for (const table of next.appendOnly ?? [])
      for (const statement of dialects[engine].appendOnly(table)) yield* run(raw(statement));
    yield* run(
      raw("insert into schema_history (owner, name, checksum) values (?, ?, ?)", owner, next.name, checksum(next)),
    );
  }
}
