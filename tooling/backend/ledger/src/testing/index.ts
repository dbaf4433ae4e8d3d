export type { FailingDatabase, FaultPlan } from "./failing-database.ts";
export { failingDatabase } from "./failing-database.ts";
export { freshPostgres } from "./fresh-postgres.ts";
export type { PostgresServer, StopMode } from "./postgres-server.ts";
export { startPostgres } from "./postgres-server.ts";
export { withEngines } from "./with-engines.ts";
