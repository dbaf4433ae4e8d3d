import { build, defaultClientConditions } from "vite";
import { buildTarget } from "./browsers.ts";

const bundled = new Map<string, Promise<string>>();

const bundle = async (entry: string): Promise<string> => {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    define: { "process.env.NODE_ENV": '"production"' },
    resolve: { conditions: ["@baize/source", ...defaultClientConditions] },
    build: {
      write: false,
      target: buildTarget,
      rolldownOptions: { input: entry, output: { format: "iife" } },
    },
  });
  const chunk = [built].flat().flatMap((result) => ("output" in result ? result.output : []))[0];
  if (chunk?.type !== "chunk")
    throw new Error(`${entry} was built into no code. Look at what the build printed before.`);
  return chunk.code;
};

/** The classic script that an entry becomes; built once per process, however many sites carry it. */
export const bundleScript = async (entry: string): Promise<string> => {
  const known = bundled.get(entry) ?? bundle(entry);
  bundled.set(entry, known);
  return known;
};
