import type { Plugin } from "vite";
import { ownModule } from "./own-module.ts";

type Node = Readonly<Record<string, unknown>>;
interface Span {
  readonly start: number;
  readonly end: number;
}

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null;

/** Every import of a part of its own package that is asked for late; words and whole pages are asked for otherwise. */
const lateParts = (node: unknown): Span[] => {
  if (Array.isArray(node)) return node.flatMap(lateParts);
  if (!isNode(node)) return [];
  const { type, source, start, end } = node;
  const from = isNode(source) ? source["value"] : undefined;
  if (type === "ImportExpression" && typeof from === "string")
    return from.startsWith(".") && !from.includes("/messages/") ? [{ start: Number(start), end: Number(end) }] : [];
  return Object.values(node).flatMap(lateParts);
};

/** A feature's pages, and the client's own code: a call says at once that there is no connection. */
const NOT_PATIENT = [/[\\/]feature\.(?:ts|js)$/, ownModule("api-client", ".*")];

const MODULE = "virtual:patient-parts";
/** Runs in the browser. The event `online` ends a pause early. */
const CODE = `const pause = (ms) => new Promise((resolve) => {
  const go = () => { clearTimeout(timer); removeEventListener("online", go); resolve(); };
  const timer = setTimeout(go, ms);
  addEventListener("online", go);
});
export const patiently = async (load) => {
  for (let wait = 1000; ; wait = Math.min(wait * 2, 15000)) {
    try { return await load(); }
    catch (error) {
      if (!(error instanceof TypeError) || !/dynamically imported module|importing a module/i.test(error.message)) throw error;
      await pause(wait);
    }
  }
};`;

/**
 * A part of a page that does not arrive, such as a sheet, is asked for again until it does, instead of being thrown
 * into the page, which would take a form that is being filled with it. A feature's pages and the code of calls are not
 * among them: where one does not arrive, the site says so.
 */
export const patientParts = (): Plugin => ({
  name: "baize:patient-parts",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  resolveId: { filter: { id: /^virtual:patient-parts$/ }, handler: () => `\0${MODULE}` },
  load: { filter: { id: /^\0virtual:patient-parts$/ }, handler: () => ({ code: CODE, moduleSideEffects: false }) },
  transform: {
    filter: { id: { include: ownModule("[\\w-]+", ".*"), exclude: NOT_PATIENT }, code: "import(" },
    handler(code) {
      const parts = lateParts(this.parse(code));
      if (parts.length === 0) return null;
      let patient = code;
      for (const { start, end } of parts.toReversed())
        patient = `${patient.slice(0, start)}patiently(() => ${patient.slice(start, end)})${patient.slice(end)}`;
      return { code: `import { patiently } from "${MODULE}";\n${patient}`, map: null };
    },
  },
});
