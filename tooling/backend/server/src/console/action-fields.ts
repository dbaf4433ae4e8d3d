/** Fields of a form or of a JSON body, and parts of the path, all as text. */
export type ActionFields = Readonly<Record<string, string | undefined>>;

export const text = (fields: ActionFields, name: string, otherwise = ""): string => fields[name]?.trim() || otherwise;

export const isTrue = (fields: ActionFields, name: string): boolean => ["1", "true", "on"].includes(text(fields, name));

/** A finite number, or null for an empty field; throws RangeError for anything else. */
export const number = (fields: ActionFields, name: string): number | null => {
  const value = text(fields, name);
  if (value === "") return null;
  if (!Number.isFinite(Number(value))) throw new RangeError(`"${name}" is not a number. Write digits.`);
  return Number(value);
};

/** A whole number of an address; undefined for none. */
export const whole = (value: string | undefined): number | undefined =>
  value !== undefined && /^\d{1,9}$/.test(value) ? Number(value) : undefined;
