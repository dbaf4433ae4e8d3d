import { type PostgresServer, startPostgres } from "./postgres-server.ts";

let shared: Promise<PostgresServer> | undefined;
let schemas = 0;

/** The server that this process starts when first needed. Rejects with the remedy when it cannot be started. */
export const sharedPostgres = (): Promise<PostgresServer> => (shared ??= startPostgres());

/**
 * Address of a new, empty schema on `server`, by default the shared one of this process. `settings` hold for each
 * connection.
 */
export const freshPostgres = async (server?: PostgresServer, settings: readonly string[] = []): Promise<string> => {
  const target = server ?? (await sharedPostgres());
  schemas += 1;
  const schema = `fresh_${schemas}`;
  const client = await target.connect();
  await client.query(`create schema ${schema}`);
  await client.end();
  const options = [`search_path=${schema}`, ...settings].map((setting) => `-c ${setting}`);
  const query = new URLSearchParams({ host: target.folder, user: "test", options: options.join(" ") });
  return `postgres:///postgres?${query.toString().replaceAll("+", "%20")}`;
};
