import type { CashierContext } from "../interface/ports.ts";
import type { World } from "./create-world.ts";

export type Answered =
  | { readonly ok: true; readonly data: unknown }
  | { readonly ok: false; readonly code: string; readonly detail: Readonly<Record<string, string>> };

/** Prepares a member who has 1,000.00 and nothing else; gives what is to be sent. */
export type Prepare<Send> = (world: World, ctx: CashierContext) => Promise<Send>;
