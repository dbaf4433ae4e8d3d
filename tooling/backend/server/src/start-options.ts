import { join, resolve } from "node:path";
import { parseArgs } from "node:util";

export interface StartOptions {
  /** Brand codes; the first listens on `port`, each further one on the next port. */
  readonly brands: readonly string[];
  readonly port: number;
  readonly dataDir: string;
  readonly isBuilt: boolean;
}

const USAGE = "Usage: pnpm start [--brand <code>]… [--port <number>] [--data <folder>] [--no-build]";

/** Reads the command line. Throws an Error of one sentence for an unknown option or value. */
export const readStartOptions = (args: readonly string[], known: readonly string[], root: string): StartOptions => {
  const options = {
    brand: { type: "string", multiple: true },
    port: { type: "string" },
    data: { type: "string" },
    "no-build": { type: "boolean" },
  } as const;
  const read = () => {
    try {
      return parseArgs({ args: args.filter((arg) => arg !== "--"), options, strict: true }).values;
    } catch (error) {
      throw new Error(`${(error as Error).message.split(/[.\n]/)[0] ?? ""}. ${USAGE}`, { cause: error });
    }
  };
  const values = read();
  const brands = values.brand ?? known.slice(0, 1);
  const unknown = brands.find((code) => !known.includes(code));
  if (unknown !== undefined)
    throw new Error(
      `"${unknown}" is not a brand. Use one of ${known.join(", ")}, or make it with: pnpm brand new ${unknown}`,
    );
  const port = Number(values.port ?? "4100");
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`"${values.port ?? ""}" is not a port. Give a number from 1 to 65535.`);
  return {
    brands: [...new Set(brands)],
    port,
    dataDir: values.data === undefined ? join(root, ".data") : resolve(values.data),
    isBuilt: values["no-build"] ?? false,
  };
};
