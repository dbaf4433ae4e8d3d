import type { Plugin } from "vite";
import { ownModule } from "./own-module.ts";

type Node = Readonly<Record<string, unknown>>;
interface Span {
  readonly start: number;
  readonly end: number;
}

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null;

/** An import that is asked for late, and by which function of the module below. */
interface LateImport extends Span {
  readonly by: "patiently" | "anew";
}
/** Words, a feature's pages and the code of calls are not waited for: where one does not arrive, the site says so. */
const NOT_PATIENT = [/[\\/]feature\.(?:ts|js)$/, ownModule("api-client", ".*")];

/** Every import below a node that is asked for late. */
const lateImports = (node: unknown, isPatient: boolean): LateImport[] => {
  if (Array.isArray(node)) return node.flatMap((part) => lateImports(part, isPatient));
  if (!isNode(node)) return [];
  const { type, source, start, end } = node;
  const from = isNode(source) ? source["value"] : undefined;
  if (type === "ImportExpression" && typeof from === "string") {
    const by = isPatient && from.startsWith(".") && !from.includes("/messages/") ? "patiently" : "anew";
    return [{ start: Number(start), end: Number(end), by }];
  }
  return Object.values(node).flatMap((part) => lateImports(part, isPatient));
};

const MODULE = "virtual:patient-parts";
/**
 * Runs in the browser. The event `online` ends a pause early. Many browsers keep a file that could not be had as lost
 * for the life of the page, so that it is asked for again by another address, which is read from the loading function.
 */
const CODE = `const pause = (ms) => new Promise((resolve) => {
  const go = () => { clearTimeout(timer); removeEventListener("online", go); resolve(); };
  const timer = setTimeout(go, ms);
  addEventListener("online", go);
});
const IMPORT = /import\\(\\s*["'\`](\\.[^"'\`]+)["'\`]\\s*\\)(?:\\.then\\(\\(?(\\w+)\\)?\\s*=>\\s*\\2\\.(\\w+)\\))?/;
const MISSING = /dynamically imported module|importing a module/i;
const askAgain = async (load, count) => {
  const [, file, , part] = IMPORT.exec(String(load)) ?? [];
  if (file === undefined) return load();
  const module = await import(import.meta.resolve(file) + "?again=" + count);
  return part === undefined ? module : module[part];
};
const lost = new Map();
export const anew = async (load) => {
  const key = String(load);
  const count = lost.get(key) ?? 0;
  try { return await (count === 0 ? load() : askAgain(load, count)); }
  catch (error) {
    lost.set(key, count + 1);
    throw error;
  }
};
export const patiently = async (load) => {
  for (let wait = 1000; ; wait = Math.min(wait * 2, 15000)) {
    try { return await anew(load); }
    catch (error) {
      if (!(error instanceof TypeError) || !MISSING.test(error.message)) throw error;
      await pause(wait);
    }
  }
};`;

/**
 * A part of a page that does not arrive, such as a sheet, is asked for again until it does, instead of being thrown
 * into the page, which would take a form that is being filled with it. Whatever else is asked for late can be asked for
 * again, once it was lost.
 */
export const patientParts = (): Plugin => ({
  name: "baize:patient-parts",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  resolveId: { filter: { id: /^virtual:patient-parts$/ }, handler: () => `\0${MODULE}` },
  load: { filter: { id: /^\0virtual:patient-parts$/ }, handler: () => ({ code: CODE, moduleSideEffects: false }) },
  transform: {
    filter: { id: ownModule("[\\w-]+", ".*"), code: "import(" },
    handler(code, id) {
      const imports = lateImports(
        this.parse(code),
        NOT_PATIENT.every((module) => !module.test(id)),
      );
      if (imports.length === 0) return null;
      let patient = code;
      for (const { start, end, by } of imports.toReversed())
        patient = `${patient.slice(0, start)}${by}(() => ${patient.slice(start, end)})${patient.slice(end)}`;
      const names = [...new Set(imports.map(({ by }) => by))].join(", ");
      return { code: `import { ${names} } from "${MODULE}";\n${patient}`, map: null };
    },
  },
});
