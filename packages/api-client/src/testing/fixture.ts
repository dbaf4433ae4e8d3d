import type { AnyCall, CallData } from "../contract/index.ts";

/** Valid, deterministic data of a call; `overrides` replace top-level fields, or the whole value when it is not an object. */
export declare function fixture<C extends AnyCall>(call: C, overrides?: CallData<C> extends readonly unknown[] ? CallData<C> : Partial<CallData<C>>): CallData<C>;
