export { freshPostgres } from "./fresh-postgres.ts";
export { withEngines } from "./with-engines.ts";
