import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CHROMIUM_ARGS } from "@baize/presets/chromium";
import { type BrowserContext, chromium, expect } from "@playwright/test";

export interface UnwatchedBrowser {
  readonly context: BrowserContext;
  readonly close: () => Promise<void>;
}

const FLAGS = ["--headless", ...CHROMIUM_ARGS, "--remote-debugging-port=0"];
/** Hidden tabs are woken once a minute from the start, not only after five minutes. */
const THROTTLED = "--enable-features=IntensiveWakeUpThrottling:grace_period_seconds/1";

const portOf = (folder: string): string =>
  readFileSync(join(folder, "DevToolsActivePort"), "utf8").split("\n")[0] ?? "";

const end = async (process: ChildProcess): Promise<void> => {
  if (process.exitCode !== null) return;
  process.kill();
  await once(process, "exit");
};

/** A browser as a member has it: tabs behind another are hidden and throttled, which they never are in a test's own. */
export const openUnwatchedBrowser = async (executable: string): Promise<UnwatchedBrowser> => {
  const folder = mkdtempSync(join(tmpdir(), "baize-browser-"));
  const isRoot = process.getuid?.() === 0;
  const running = spawn(
    executable,
    [...FLAGS, ...(isRoot ? ["--no-sandbox"] : []), THROTTLED, `--user-data-dir=${folder}`, "about:blank"],
    { stdio: "ignore" },
  );
  await expect
    .poll(() => {
      try {
        return portOf(folder);
      } catch {
        return "";
      }
    })
    .not.toBe("");
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${portOf(folder)}`, { noDefaults: true });
  const [context] = browser.contexts();
  if (context === undefined) throw new Error("The browser has no window.");
  return {
    context,
    close: async () => {
      await browser.close();
      await end(running);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
