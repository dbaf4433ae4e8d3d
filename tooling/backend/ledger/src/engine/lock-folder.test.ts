import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it, onTestFinished } from "vitest";
import { FolderLockFault, StorageFault } from "../faults.ts";
import { lockFolder } from "./lock-folder.ts";

const module = fileURLToPath(new URL("lock-folder.ts", import.meta.url));
/** Collects garbage first, since a caller may well drop what `lockFolder` returns. */
const SCRIPT = `import { lockFolder } from ${JSON.stringify(module)};
try { lockFolder(process.argv[1]); globalThis.gc(); process.stdout.write("locked"); setInterval(() => {}, 1000); }
catch (error) { process.stdout.write(error.name + ": " + error.message); }`;

const makeFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), "ledger-folder-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
};

/** Another process locks `folder`; gives the process and what it said. */
const lockElsewhere = async (folder: string) => {
  const flags = ["--expose-gc", "-C", "@baize/source", "--input-type=module"];
  const child = spawn(process.execPath, [...flags, "-e", SCRIPT, folder], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const [said] = (await once(child.stdout, "data")) as [Buffer];
  return { child, said: said.toString() };
};

it("refuses a folder that another process has, until that process is killed", async () => {
  const folder = makeFolder();
  const { child, said } = await lockElsewhere(folder);
  expect(said).toBe("locked");
  for (let tries = 0; tries < 3; tries += 1) expect(() => lockFolder(folder)).toThrow(FolderLockFault);
  child.kill("SIGKILL");
  await once(child, "exit");
  lockFolder(folder)();
});

it("says in one line which folder is in use and what to do", async () => {
  const folder = makeFolder();
  const unlock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(FolderLockFault);
  const { said } = await lockElsewhere(folder);
  expect(said).toBe(
    `FolderLockFault: ${folder} is in use by another process. Stop that process, or give this one a folder of its own.`,
  );
  unlock();
  unlock();
  expect((await lockElsewhere(folder)).said).toBe("locked");
});

it("locks each folder by itself, and none twice in one process", () => {
  const [one, other] = [makeFolder(), makeFolder()];
  const unlock = [lockFolder(one), lockFolder(other)];
  expect(() => lockFolder(one)).toThrow(FolderLockFault);
  for (const each of unlock) each();
  lockFolder(one)();
});

it("refuses a folder that does not exist as a StorageFault", () => {
  expect(() => lockFolder(join(makeFolder(), "none"))).toThrow(StorageFault);
});
