import type { contract } from "@baize/api-client/contract";
import { unseal } from "../accounts/seal.ts";
import { accept } from "../http/answer.ts";
import type { Services } from "../services.ts";
import { cashierContext as ctx } from "./cashier-context.ts";
import { type Handlers, sessionOf } from "./handlers.ts";

/** A withdrawal password that cannot be read is judged as a wrong one. */
const UNREADABLE = "";

export const financeHandlers = ({ cashier, keyPairs, withdrawPasswords }: Services): Handlers<typeof contract.finance> => ({
  withdrawBanks: (context) => cashier.withdrawBanks(ctx(context)),
  memberBanks: (context, input) => cashier.memberBanks(ctx(context), input),
  virtualProtocols: (context) => cashier.virtualProtocols(ctx(context)),
  virtualDelete: (context, input) => cashier.virtualDelete(ctx(context), input),
  withdrawPasswordConfig: async (context) => accept({ d: true, p: await withdrawPasswords.isSet(sessionOf(context).member) }),

  depositMethods: (context) => cashier.depositMethods(ctx(context)),
  depositCreate: (context, input) => cashier.depositCreate(ctx(context), input),
  depositOrder: (context, input) => cashier.depositOrder(ctx(context), input),
  depositOpen: (context) => cashier.depositOpen(ctx(context)),
  depositPaid: (context, input) => cashier.depositPaid(ctx(context), input),
  depositCancel: (context, input) => cashier.depositCancel(ctx(context), input),

  bankAdd: async (context, input) => {
    const password = unseal(keyPairs, input.keyId, input.password);
    return password.ok ? cashier.bankAdd(ctx(context), { ...input, password: password.text ?? UNREADABLE }) : password;
  },
  withdrawInfo: (context) => cashier.withdrawInfo(ctx(context)),
  withdrawPreview: (context, input) => cashier.withdrawPreview(ctx(context), input),
  withdrawSubmit: async (context, input) => {
    const password = unseal(keyPairs, input.keyId, input.password);
    return password.ok ? cashier.withdrawSubmit(ctx(context), { ...input, password: password.text ?? UNREADABLE }) : password;
  },
  withdrawOrder: (context, input) => cashier.withdrawOrder(ctx(context), input),
  turnover: (context) => cashier.turnover(ctx(context)),
  transactions: (context, input) => cashier.transactions(ctx(context), input),
  operation: (context, input) => cashier.operation(ctx(context), input),
});
