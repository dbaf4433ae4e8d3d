import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { measureAnswers } from "./answers.ts";
import { measureBuilds } from "./builds.ts";
import { measureLobby } from "./lobby/measure-lobby.ts";
import { measureMemory } from "./memory.ts";
import { measurePages, PAGE_KINDS } from "./pages/measure-pages.ts";
import { printTable, type Row } from "./row.ts";
import { measureServer } from "./server.ts";
import { measureStreams } from "./streams/measure-streams.ts";

const parts: Readonly<Record<string, () => Promise<readonly Row[]>>> = {
  builds: measureBuilds,
  server: measureServer,
  answers: measureAnswers,
  lobby: measureLobby,
  memory: measureMemory,
  streams: measureStreams,
};
const asked = process.argv.slice(2);
const known = ["pages", ...PAGE_KINDS, ...Object.keys(parts), "ledger"];
const unknown = asked.filter((part) => !known.includes(part));
if (unknown.length > 0) {
  process.stderr.write(`No such benchmark: ${unknown.join(", ")}. There are ${known.join(", ")}.\n`);
  process.exit(1);
}
const isAsked = (part: string): boolean => asked.length === 0 || asked.includes(part);

const kinds = isAsked("pages") ? PAGE_KINDS : PAGE_KINDS.filter(isAsked);
if (kinds.length > 0) await measurePages(kinds);
for (const [part, measure] of Object.entries(parts)) if (isAsked(part)) printTable(part, await measure());
if (isAsked("ledger")) {
  process.stdout.write("\nledger\n");
  spawnSync(
    process.execPath,
    ["-C", "@baize/source", fileURLToPath(new URL("../../../backend/ledger/src/bench.ts", import.meta.url))],
    { stdio: "inherit" },
  );
}
