// Tools from the npm registry whose archives are compared with a pinned hash before anything of them is unpacked or
// run. Plain JavaScript without dependencies, for Node >= 18. To pin another: npm view <name>@<version> dist.integrity
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const LIST = "tooling/build/bootstrap/integrity.json";
const QUIET = ["--loglevel=error", "--update-notifier=false"];
const here = dirname(fileURLToPath(import.meta.url));
const readPins = () => JSON.parse(readFileSync(join(here, "integrity.json"), "utf8"));
const digest = (data) => `sha512-${createHash("sha512").update(data).digest("base64")}`;

/** Downloads one package's archive and gives its path. Throws, with one line, when its hash is not the pinned one. */
function download(spec, pin, folder, run) {
  mkdirSync(folder, { recursive: true });
  const { status } = run("npm", ["pack", spec, "--pack-destination", folder, "--ignore-scripts", ...QUIET]);
  const [file] = status === 0 ? readdirSync(folder) : [];
  if (!file) throw new Error(`npm could not download ${spec}`);
  const path = join(folder, file);
  const found = digest(readFileSync(path));
  if (found !== pin) {
    throw new Error(`${spec} is not the archive pinned in ${LIST}: its hash is ${found}; nothing of it was kept`);
  }
  return path;
}

/**
 * Installs the packages of `specs` ("name@version") together, once, and gives their node_modules. Nothing is taken
 * but the verified archives, and none of their scripts is run; `setUp(modules)` may. `run(command, args)` gives
 * `{ status }`. A package without a pin, a failed download and a wrong hash throw, and leave nothing behind.
 */
export function installPinned(specs, { toolsDir, run, log, setUp = () => {}, pins = readPins() }) {
  const hashes = specs.map((spec) => {
    if (!pins[spec]) throw new Error(`no hash is pinned for ${spec} in ${LIST}; install it yourself and try again`);
    return pins[spec];
  });
  const id = createHash("sha256").update(hashes.join(" ")).digest("hex").slice(0, 12);
  const dir = join(toolsDir, `${specs[0].replace("@", "-")}-${id}`);
  if (existsSync(dir)) return join(dir, "node_modules");
  const tmp = `${dir}.${process.pid}`;
  try {
    mkdirSync(tmp, { recursive: true });
    log(`installing ${specs.join(" and ")} (once, into ${toolsDir})`);
    const archives = specs.map((spec, i) => download(spec, hashes[i], join(tmp, "archives", String(i)), run));
    const options = ["--no-save", "--no-package-lock", "--no-audit", "--no-fund", ...QUIET];
    const only = ["--offline", "--ignore-scripts", "--omit=optional"]; // nothing but the archives
    const { status } = run("npm", ["install", "--prefix", tmp, ...options, ...only, ...archives]);
    if (status !== 0) throw new Error(`npm could not install ${specs[0]}`);
    setUp(join(tmp, "node_modules"));
    rmSync(join(tmp, "archives"), { recursive: true });
    if (!existsSync(dir)) renameSync(tmp, dir);
  } finally {
    rmSync(tmp, { recursive: true, force: true }); // a failure, or another run was first
  }
  return join(dir, "node_modules");
}
