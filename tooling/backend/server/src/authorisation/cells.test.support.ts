import type { AnyCall } from "@baize/api-client/contract";
import { all, type Database, raw } from "@baize/ledger";
import * as v from "valibot";
import type { CallName } from "../http/admit.ts";
import { fieldNames, sampleOf, servedCalls } from "../testing/calls.ts";
import { newKey } from "../testing/test-client.ts";
import type { Actor } from "./actor.test.support.ts";
import { NAMED_FIELDS, type Named, OWNED, type Owned } from "./named-objects.test.support.ts";
import { BESIDE } from "./objects.test.support.ts";

export interface Cell {
  readonly name: CallName;
  readonly call: AnyCall;
  readonly field: string;
  readonly named: Named;
}
const namedFields = (name: string): Readonly<Record<string, Named>> => {
  const [area = "", call = ""] = name.split(".");
  const areas: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, Named>>>>>> = NAMED_FIELDS;
  return areas[area]?.[call] ?? {};
};
const isOwned = (named: Named): named is Owned => OWNED.some((owned) => owned === named);

const cells: readonly Cell[] = servedCalls.flatMap(([name, call]) =>
  Object.entries(namedFields(name)).map(([field, named]) => ({ name: name as CallName, call, field, named })),
);
/** Fields that name a thing of somebody's, in the order of {@link OWNED}. */
export const ownedCells = cells
  .flatMap((cell) => (isOwned(cell.named) ? [{ ...cell, named: cell.named }] : []))
  .toSorted((a, b) => OWNED.indexOf(a.named) - OWNED.indexOf(b.named));
export const otherCells = cells.filter(({ named }) => !isOwned(named));

/** Texts that some kind of id is: an opaque one, and a key or token. */
const IDS = ["Ab9:._-x", "0123456789_bcdef-123456789_bcdef"];
/** A text that no kind of id is. */
export const MALFORMED = "no id ".repeat(60);

/** Fields of a call whose schema takes an id and no other text, and tickets. */
export const idFields = (call: AnyCall): readonly string[] => {
  const { entries } = call.input as v.ObjectSchema<v.ObjectEntries, undefined>;
  const takes = (field: string, text: string): boolean => {
    const schema = entries[field];
    return schema !== undefined && v.is(schema, text);
  };
  return fieldNames(call).filter(
    (field) => field === "ticket" || (IDS.some((text) => takes(field, text)) && !takes(field, "no id")),
  );
};
export const listedFields = (name: string): readonly string[] => Object.keys(namedFields(name));

/** An id of the same form that nobody has. */
export const nobodys = (id: string): string =>
  id.slice(0, -6) + id.slice(-6).replaceAll(/[0-9a-zA-Z]/g, (letter) => (letter === "7" ? "3" : "7"));

/** What the asker sends with a field that names something: nothing else decides. */
export const inputOf = async (
  { name, call, field, named }: Cell,
  asker: Actor,
  change: Readonly<Record<string, string>>,
): Promise<Readonly<Record<string, string>>> => {
  const beside = BESIDE[name];
  const key: Record<string, string> = fieldNames(call).includes("reqId") ? { reqId: newKey() } : {};
  const fields = beside === undefined || !isOwned(named) ? sampleOf(call) : {};
  return { ...fields, ...(await beside?.(asker, field)), ...key, ...change };
};
/** Everything that is stored of a member: each row of each table that names the member or one of `ids`. */
export const stored = async (
  database: Database,
  { uid }: Actor,
  ids: readonly string[],
  but: Actor,
): Promise<string> => {
  const tables = await database.read(() =>
    all(raw<{ name: string }>("select name from sqlite_master where type = 'table' order by name")),
  );
  const lines: string[] = [];
  for (const { name } of tables)
    for (const row of await database.read(() => all(raw(`select * from "${name}"`)))) {
      const text = JSON.stringify(row, (_, value: unknown) => (typeof value === "bigint" ? String(value) : value));
      if ([uid, ...ids].some((one) => text.includes(one)) && !text.includes(but.uid)) lines.push(`${name} ${text}`);
    }
  return lines.toSorted().join("\n");
};
