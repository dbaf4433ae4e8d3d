import { parseArgs } from "node:util";
import type Sqlite from "better-sqlite3";
import { audit } from "../audit/audit.ts";
import { verifyOnOpen } from "../audit/balances.ts";
import type { Database } from "../engine/database.ts";
import { openDatabase } from "../engine/open-database.ts";
import { openSqlite } from "../engine/sqlite.ts";
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

/** Ignores that the parent has ended; "disconnect" then ends this process. */
const send = (number: number, value: Answer): void =>
  void process.send?.({ number, value }, undefined, undefined, () => undefined);

process.on("disconnect", () => process.exit());
process.on("message", (request: Request) => {
  void answer(request).then(
    (value) => send(request.number, value),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
send(0, await verifyOnOpen(database));
