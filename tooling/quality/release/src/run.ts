import { spawn } from "node:child_process";

/** What an outer package manager put in the environment would change what an inner one does; its registry stays. */
const OUTER = /^npm_(?!config_(?:registry|cafile|proxy|https_proxy|noproxy|userconfig|cache)$)/i;
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !OUTER.test(name)));

/**
 * Runs a program to its end; gives its exit code and all that it printed. Not synchronously: the registry that it talks
 * to is in this process.
 */
export const tryToRun = async (
  cwd: string,
  command: string,
  ...args: readonly string[]
): Promise<{ code: number | null; printed: string }> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
    let printed = "";
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding("utf8").on("data", (text: string) => (printed += text));
    child.once("error", reject);
    child.once("close", (code) => resolve({ code, printed }));
  });

/** @throws Error with what the program printed, when it fails */
export const run = async (cwd: string, command: string, ...args: readonly string[]): Promise<string> => {
  const { code, printed } = await tryToRun(cwd, command, ...args);
  if (code !== 0) throw new Error(`${command} ${args.join(" ")} ended with ${code} in ${cwd}:\n${printed}`);
  return printed;
};
