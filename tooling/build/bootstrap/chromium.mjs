// The browser of the browser tests: CHROMIUM_PATH, the system's, Debian's package, else Playwright's own.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const system = () =>
  [process.env.CHROMIUM_PATH, "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].find(
    (path) => path && existsSync(path),
  );
const run = (command, args, env = {}) =>
  spawnSync(command, args, { stdio: "inherit", env: { ...process.env, ...env } }).status === 0;
const debian = () => process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");

/** Finds or installs a Chromium; gives its path, or null when Playwright's own is used. */
export const ensureChromium = () => {
  const found = system();
  if (found) return found;
  if (debian()) {
    process.stderr.write("[check] installing Debian's chromium and a Chinese font\n");
    const quiet = { DEBIAN_FRONTEND: "noninteractive" };
    run("apt-get", ["update", "-qq"], quiet);
    if (run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium", "fonts-noto-cjk"], quiet))
      return system() ?? null;
  }
  process.stderr.write("[check] installing Playwright's chromium\n");
  if (!run("pnpm", ["exec", "playwright", "install", "chromium"]))
    throw new Error("No Chromium could be had. Install one and set CHROMIUM_PATH to it.");
  return null;
};
