import { spawn } from "node:child_process";
import { join } from "node:path";
import { brandCodes, loadBrand, repositoryRoot } from "@baize/brand";
import { checkPort, closeOnSignal, gateWarning, openSite, runProgram, tenantsOf } from "./open-site.ts";
import { readStartOptions } from "./start-options.ts";

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Builds the brands' apps, as far as anything has changed since they were built. */
const buildApps = (brands: readonly string[]): Promise<void> =>
  new Promise((resolve, reject) => {
    const filters = brands.map((code) => `--filter=@baize-app/${code}`);
    const build = spawn("pnpm", ["exec", "turbo", "run", "bundle", "--output-logs=new-only", ...filters], {
      cwd: repositoryRoot,
      stdio: "inherit",
      shell: process.platform === "win32",
    });
    build.once("error", (error) =>
      reject(
        new Error(`The build could not be started (${error.message}). Run it through "npm start", which brings pnpm.`),
      ),
    );
    build.once("exit", (code) =>
      code === 0 ? resolve() : reject(new Error("The app was not built; the reason is above.")),
    );
  });

await runProgram(async () => {
  const { brands, port, dataDir, isBuilt } = readStartOptions(process.argv.slice(2), brandCodes(), repositoryRoot);
  const portOf = (index: number): number => (port === 0 ? 0 : port + index);
  for (const index of brands.keys()) await checkPort(portOf(index));
  const tenants = tenantsOf(brands, true);
  if (!isBuilt) await buildApps(brands);

  const site = await openSite(tenants, dataDir);
  closeOnSignal(site);
  for (const [index, code] of brands.entries()) {
    const demo = await site.sandbox.seed(code);
    const { url } = await site.sandbox.listen(code, portOf(index));
    const { name, nameEn } = loadBrand(code).brand;
    say(`
  ${name} ${nameEn} (${code})
  Site              ${url}
  On a phone        ${url}/app/home
  Demo member       ${demo.username}   password ${demo.password}   withdrawal password ${demo.withdrawPassword}
  Operator console  ${url}/console    codes, captchas, deposits, withdrawals, faults; its secret is below
  Calls             ${url}/api/docs`);
  }
  site.sandbox.startJobs();
  say(gateWarning(site));
  say(`  Console secret    ${site.sandbox.consoleSecret}    also in ${join(dataDir, "console-secret")}`);
  say(`  Data              ${site.place}`);
  say(`  Log               ${site.logFile}`);
  say("  Stop with Ctrl+C. To begin anew, delete the data.\n");
});
