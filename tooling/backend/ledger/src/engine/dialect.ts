import type { EngineName } from "./database.ts";

/** Everything in which the two engines' SQL differs. Texts are written with `?` and may end in `for update`. */
interface Dialect {
  /** The common text as this engine reads it. */
  adapt(text: string): string;
  /** Statements that make the store itself refuse changes to rows already in `table`. */
  appendOnly(table: string): readonly string[];
}

const checked = (table: string): string => {
  if (!/^[a-z][a-z0-9_]{0,40}$/.test(table)) throw new TypeError(`"${table}" is not a plain table name.`);
  return table;
};

export const dialects: Readonly<Record<EngineName, Dialect>> = {
  sqlite: {
    // BEGIN IMMEDIATE already holds every row.
    adapt: (text) => text.replace(/ for update$/i, ""),
    appendOnly: (table) =>
      ["update", "delete"].map(
        (act) =>
          `create trigger ${checked(table)}_no_${act} before ${act} on ${table} ` +
          `begin select raise(abort, '${table} is append-only'); end`,
      ),
  },
  postgres: {
    adapt: (text) => {
      let number = 0;
      return text.replaceAll(/'(?:[^']|'')*'|"(?:[^"]|"")*"|\?/g, (part) => (part === "?" ? `$${++number}` : part));
    },
    appendOnly: (table) => [
      `create function ${checked(table)}_append_only() returns trigger language plpgsql as ` +
        `'begin raise exception ''${table} is append-only''; end'`,
      `create trigger ${table}_no_change before update or delete on ${table} ` +
        `for each row execute function ${table}_append_only()`,
      `create trigger ${table}_no_truncate before truncate on ${table} ` +
        `for each statement execute function ${table}_append_only()`,
    ],
  },
};

/** Remembers the last `size` results of a function of one text. */
export const remember = <T>(size: number, make: (text: string) => T): ((text: string) => T) => {
  const known = new Map<string, T>();
  return (text) => {
    let value = known.get(text);
    if (value === undefined) {
      value = make(text);
      known.set(text, value);
      if (known.size > size) for (const oldest of known.keys()) return (known.delete(oldest), value);
    }
    return value;
  };
};
