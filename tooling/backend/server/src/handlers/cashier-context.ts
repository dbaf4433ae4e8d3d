import type { CashierContext } from "@baize/cashier";
import { type CallContext, sessionOf } from "./handlers.ts";

/** The member of the session, in the form that the cashier takes. */
export const cashierContext = (context: CallContext): CashierContext => {
  const { member, vipLevel, status } = sessionOf(context);
  return { brand: context.tenant.rules(), member: { id: member, vipLevel, status }, locale: context.locale };
};
