import { parseArgs } from "node:util";
import type Sqlite from "better-sqlite3";
import { audit } from "../audit/audit.ts";
import { verifyOnOpen } from "../audit/balances.ts";
import { openDatabase } from "../engine/open-database.ts";
import { openSqlite } from "../engine/sqlite.ts";
import type { Database } from "../types.ts";
import { perform } from "./perform.ts";
import type { Answer, Request } from "./worker-process.ts";

/** The process that holds the database in a soak: answers its parent's requests until it is killed or left alone. */
const { values } = parseArgs({ options: { url: { type: "string" }, file: { type: "string" } } });
let connection: Sqlite.Database | undefined;
const database: Database =
  values.file === undefined
    ? await openDatabase(values)
    : openSqlite(values.file, (opened) => {
        connection = opened;
      });

const answer = async ({ order }: Request): Promise<Answer> => {
  if (order.type === "perform") return perform(database, order.operation);
  if (order.type === "audit") return audit(database);
  connection?.pragma(`max_page_count = ${order.pages}`);
  return [];
};

/** A parent that is gone hears nothing; "disconnect" then ends this process. */
const tell = (number: number, value: Answer): void =>
  void process.send?.({ number, value }, undefined, undefined, () => undefined);

process.on("disconnect", () => process.exit());
process.on("message", (request: Request) => {
  void answer(request).then(
    (value) => tell(request.number, value),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
tell(0, await verifyOnOpen(database));
