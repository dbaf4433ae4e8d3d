import type { CommonCode, RefusalDetail } from "../contract/index.ts";
import type { Refusal } from "../result.ts";

/** A refusal answer. */
export declare function refusal<const C extends string>(code: C | CommonCode, detail?: RefusalDetail): Refusal<C>;
/** An answer after `ms` milliseconds. */
export declare function after<A>(ms: number, answer: A): () => Promise<A>;
/** A fault of transport instead of an answer. */
export declare function failure(kind: "network" | "timeout" | "http" | "html"): () => never;
