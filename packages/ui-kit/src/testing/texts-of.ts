import type { Messages } from "../words/messages-types.ts";

const flat = (messages: Messages, prefix: string): [key: string, text: string][] =>
  Object.entries(messages).flatMap(([key, value]) =>
    typeof value === "string" ? [[prefix + key, value] as [string, string]] : flat(value, `${prefix}${key}.`),
  );

/** Every text of a catalogue under its key. */
export const textsOf = (messages: Messages): ReadonlyMap<string, string> => new Map(flat(messages, ""));

/** Names of what is put into a text. */
export const placesOf = (text: string): readonly string[] =>
  [...new Set([...text.matchAll(/\{(\w+)(?=[},])/g)].map(([, name]) => name ?? ""))].toSorted();
