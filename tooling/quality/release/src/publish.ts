import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { repositoryRoot } from "@baize/brand";
import { run } from "./run.ts";

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Manifest;
const changesets = fileURLToPath(import.meta.resolve("@changesets/cli/bin.js"));

/** Folders of the packages that are published, from the repository's root. */
const published = (): string[] =>
  ["packages", "tooling/build"]
    .flatMap((room) => readdirSync(join(repositoryRoot, room)).map((name) => `${room}/${name}`))
    .filter((folder) => existsSync(join(repositoryRoot, folder, "package.json")))
    .filter((folder) => readManifest(join(repositoryRoot, folder)).private !== true);

/**
 * What a release reads of the repository, with one more note on what changed, so that there is something to release.
 */
const copyRepository = (target: string, folders: readonly string[], npmrc: string): void => {
  const roots = ["package.json", "pnpm-workspace.yaml", ".changeset"];
  const parts = folders.flatMap((folder) => ["package.json", "README.md", "dist"].map((part) => `${folder}/${part}`));
  const presets = "tooling/build/presets/package.json"; // every package names it
  for (const path of [...roots, ...parts, presets])
    cpSync(join(repositoryRoot, path), join(target, path), { recursive: true });
  writeFileSync(join(target, ".changeset/rehearsal.md"), '---\n"@baize/domain": patch\n---\n\nRehearsed.\n');
  writeFileSync(join(target, ".npmrc"), npmrc);
};

/** Packing reads the versions of what a package depends on where they are installed. */
const linkOwn = (target: string, folders: readonly string[]): void => {
  const folderOf = new Map(folders.map((folder) => [readManifest(join(target, folder)).name, join(target, folder)]));
  for (const folder of folders)
    for (const name of Object.keys(readManifest(join(target, folder)).dependencies ?? {})) {
      const own = folderOf.get(name);
      const link = join(target, folder, "node_modules", name);
      if (own === undefined) continue;
      mkdirSync(dirname(link), { recursive: true });
      symlinkSync(own, link, "junction");
    }
};

/**
 * Versions and publishes a copy of the repository as a release does.
 *
 * @param npmrc where to; see `Registry`
 * @returns names of the published packages, and the version that all of them have
 */
export const publishCopy = async (target: string, npmrc: string): Promise<{ names: string[]; version: string }> => {
  const folders = published();
  copyRepository(target, folders, npmrc);
  linkOwn(target, folders);
  const git = async (...args: readonly string[]): Promise<string> =>
    run(target, "git", "-c", "user.name=rehearsal", "-c", "user.email=rehearsal@localhost", ...args);
  await git("init", "--quiet", "--initial-branch=main");
  await git("add", "package.json", ".changeset");
  await git("commit", "--quiet", "--message=rehearsal");
  await run(target, process.execPath, changesets, "version");
  await run(target, process.execPath, changesets, "publish", "--no-git-tag");
  const manifests = folders.map((folder) => readManifest(join(target, folder)));
  const versions = [...new Set(manifests.map(({ version }) => version))];
  const [version = ""] = versions;
  if (versions.length > 1) throw new Error(`One group has several versions: ${versions.join(", ")}`);
  if (version === readManifest(join(repositoryRoot, "packages/domain")).version)
    throw new Error(`The release kept version ${version}. Look at .changeset/config.json.`);
  return { names: manifests.map(({ name }) => name), version };
};
