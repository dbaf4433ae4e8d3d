import { ownName, type StorageKey } from "@baize/api-client";

/**
 * What was written in a form and not sent, kept in the tab until its member logs out; a draft that lacks a field counts
 * as none.
 */
export const textDraft = <N extends string>(
  name: string,
  fields: readonly N[],
): StorageKey<{ readonly [K in N]?: string | undefined }> => ({
  area: "session",
  name: ownName(name),
  read: (raw) => {
    const kept = new URLSearchParams(raw);
    if (fields.some((field) => !kept.has(field))) return undefined;
    return Object.fromEntries(fields.map((field) => [field, kept.get(field) ?? ""])) as Record<N, string>;
  },
  write: (values) => new URLSearchParams(fields.map((field) => [field, values[field] ?? ""])).toString(),
});
