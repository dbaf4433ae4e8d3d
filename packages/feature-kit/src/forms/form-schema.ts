import type { Schema } from "@baize/api-client/contract";
import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import type { FieldErrors, Resolver } from "react-hook-form";
import { safeParse } from "valibot";

export type FieldValue = string | boolean;
/** Flat values of a form: texts and ticks. */
export type FormValues<V> = { readonly [K in keyof V]: FieldValue };
export type Flat = Record<string, FieldValue>;
/** What is wrong with a field in the area's words; undefined when nothing is. */
export type FormChecks<V> = { readonly [K in keyof V]?: (values: V) => string | undefined };

/** A valibot object schema, such as a call's input or some of its entries. */
export type FormSchema = Schema & { readonly entries: Readonly<Record<string, Schema>> };

/** An empty text of an optional entry is none. */
const withoutEmpty = ({ entries }: FormSchema, values: Flat): Flat =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => {
      const entry = entries[name];
      return value !== "" || entry === undefined || !safeParse(entry, undefined).success;
    }),
  );

/** Whether an entry takes neither nothing nor an empty text. */
export const isNeeded = ({ entries }: FormSchema, name: string): boolean => {
  const entry = entries[name];
  return entry !== undefined && !safeParse(entry, "").success && !safeParse(entry, undefined).success;
};

/** The area's checks, and the schema for what they let through. */
export const resolverOf = <V extends FormValues<V>>(
  schema: FormSchema,
  checks: FormChecks<V>,
  sentence: (isEmpty: boolean) => string,
): Resolver<Flat> => {
  const bySchema = standardSchemaResolver(schema as Parameters<typeof standardSchemaResolver>[0]) as Resolver<Flat>;
  return async (values, context, options) => {
    const { errors } = await bySchema(withoutEmpty(schema, values), context, options);
    const found: FieldErrors<Flat> = {};
    for (const name of Object.keys(errors)) {
      found[name] = { type: "schema", message: sentence(values[name] === "" || values[name] === undefined) };
    }
    for (const [name, check] of Object.entries<((values: V) => string | undefined) | undefined>(checks)) {
      const message = check?.(values as V);
      if (message !== undefined) found[name] = { type: "check", message };
    }
    return Object.keys(found).length === 0 ? { values, errors: {} } : { values: {}, errors: found };
  };
};
