import { types } from "pg";

/** int8, int4, int2, and numeric, which is what the sum of an int8 is, arrive as bigint; bool as 0n or 1n. */
const INTEGERS: readonly number[] = [
  types.builtins.INT8,
  types.builtins.INT4,
  types.builtins.INT2,
  types.builtins.NUMERIC,
];

const asInteger = (text: string): bigint | string => (/^-?\d+$/.test(text) ? BigInt(text) : text);

const asBit = (text: string): bigint => (text === "t" ? 1n : 0n);

export const getTypeParser = ((oid: number) => {
  if (INTEGERS.includes(oid)) return asInteger;
  return oid === types.builtins.BOOL ? asBit : types.getTypeParser(oid);
}) as typeof types.getTypeParser;
