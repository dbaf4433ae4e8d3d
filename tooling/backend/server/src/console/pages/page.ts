import { formatDateTime } from "@baize/domain";
import type { ActionFields } from "../action-fields.ts";
import type { TenantContext } from "../../tenant.ts";
import type { Html } from "../layout.ts";
import type { Operator, OperatorDeps } from "../operator.ts";

export interface PageDeps extends OperatorDeps {
  readonly operator: Operator;
  readonly tenant: TenantContext;
  /** What the address asks for, or the form that is previewed holds. */
  readonly fields: ActionFields;
  /** What each form of the page carries. */
  readonly csrf: string;
}
/** What one page of the console shows between its heading and its end. */
export type PageBody = (deps: PageDeps) => Promise<Html>;

/** Writes instants in the brand's zone; "" for null. */
export const timeIn =
  ({ tenant }: PageDeps) =>
  (ms: number | null): string =>
    ms === null ? "" : formatDateTime(ms, tenant.facts.zone);
