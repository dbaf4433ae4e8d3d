import type { Schema } from "@baize/api-client/contract";
import { object } from "valibot";
import type { FormSchema } from "./form-schema.ts";

interface Callable<E> {
  readonly definition: { readonly input: Schema & { readonly entries: E } };
}

/**
 * Some entries of a call's input, for a form that asks for no others: `pickInput(client.finance.bankAdd, "number")`.
 */
export const pickInput = <E extends Readonly<Record<string, Schema>>>(
  { definition: { input } }: Callable<E>,
  ...names: readonly (keyof E & string)[]
): FormSchema => object(Object.fromEntries(names.map((name) => [name, input.entries[name] as Schema])));
