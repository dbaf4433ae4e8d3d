import type { InferOutput } from "valibot";
import type { Schema } from "./contract/index.ts";

/** Messages between the tabs of one origin. */
export interface TabChannel<T> {
  readonly post: (message: T) => void;
  /** Calls back for each well-formed message of another tab; returns the way to stop. */
  readonly listen: (listener: (message: T) => void) => () => void;
  readonly close: () => void;
}

export declare function createTabChannel<S extends Schema>(options: { readonly name: string; readonly schema: S }): TabChannel<InferOutput<S>>;
