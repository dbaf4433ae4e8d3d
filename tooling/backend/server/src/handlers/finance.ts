import type { CallParsed, contract } from "@baize/api-client/contract";
import type { Provider } from "@baize/provider";
import { unseal } from "../accounts/seal.ts";
import { depositNews, readDepositNews } from "../deposit-news.ts";
import { accept, refuse } from "../http/answer.ts";
import type { Services } from "../services.ts";
import { cashierContext as ctx } from "./cashier-context.ts";
import { withEnglishNames } from "./english-names.ts";
import { type CallContext, type Handlers, sessionOf } from "./handlers.ts";

/** A withdrawal password that cannot be read is judged as a wrong one. */
const UNREADABLE = "";

type Finance = typeof contract.finance;

interface Sealed {
  readonly password: string;
  readonly keyId: string;
}

export const financeHandlers = (
  { cashier, database, keyPairs, withdrawPasswords }: Services,
  provider: Provider,
): Handlers<Finance> => {
  /** Serves a call with its withdrawal password opened. */
  const opened =
    <I extends Sealed, A>(serve: (context: CallContext, input: I) => Promise<A>) =>
    async (context: CallContext, input: I) => {
      const password = await unseal(keyPairs, input.keyId, input.password);
      return password.ok ? serve(context, { ...input, password: password.text ?? UNREADABLE }) : password;
    };
  const handlers: Handlers<Finance> = {
    withdrawBanks: (context) => cashier.withdrawBanks(ctx(context)),
    memberBanks: (context, input) => cashier.memberBanks(ctx(context), input),
    virtualProtocols: (context) => cashier.virtualProtocols(ctx(context)),
    virtualDelete: (context, input) => cashier.virtualDelete(ctx(context), input),
    withdrawPasswordConfig: async (context) =>
      accept({ d: true, p: await withdrawPasswords.isSet(sessionOf(context).member) }),

    depositMethods: (context) => cashier.depositMethods(ctx(context)),
    depositCreate: (context, input) => cashier.depositCreate(ctx(context), input),
    depositOrder: (context, input) => cashier.depositOrder(ctx(context), input),
    depositOpen: (context) => cashier.depositOpen(ctx(context)),
    depositPaid: (context, input) => cashier.depositPaid(ctx(context), input),
    depositCancel: (context, input) => cashier.depositCancel(ctx(context), input),

    depositNews: async (context) =>
      accept(await database.read(() => depositNews(context.tenant.facts, context.locale, sessionOf(context).member))),
    depositNewsRead: async (context, { id }) =>
      (await database.atomic(() => readDepositNews(sessionOf(context).member, id, context.now)))
        ? accept({ ok: true })
        : refuse("news_unknown"),

    bankAdd: opened((context, input: CallParsed<Finance["bankAdd"]>) => cashier.bankAdd(ctx(context), input)),
    alipayAdd: opened((context, input: CallParsed<Finance["alipayAdd"]>) => cashier.alipayAdd(ctx(context), input)),
    virtualAdd: opened((context, input: CallParsed<Finance["virtualAdd"]>) => cashier.virtualAdd(ctx(context), input)),
    payoutDelete: (context, input) => cashier.payoutDelete(ctx(context), input),
    payoutDefault: (context, input) => cashier.payoutDefault(ctx(context), input),

    withdrawInfo: (context) => cashier.withdrawInfo(ctx(context)),
    withdrawPreview: (context, input) => cashier.withdrawPreview(ctx(context), input),
    withdrawQuote: (context, input) => cashier.withdrawQuote(ctx(context), input),
    withdrawSubmit: opened((context, input: CallParsed<Finance["withdrawSubmit"]>) =>
      cashier.withdrawSubmit(ctx(context), input),
    ),
    withdrawOrder: (context, input) => cashier.withdrawOrder(ctx(context), input),
    coinWallets: (context) => cashier.coinWallets(ctx(context)),
    exchangeQuote: (context, input) => cashier.exchangeQuote(ctx(context), input),
    exchangeSubmit: (context, input) => cashier.exchangeSubmit(ctx(context), input),

    turnoverBets: (context, input) => cashier.turnoverBets(ctx(context), input),
    turnover: (context) => cashier.turnover(ctx(context)),
    transactions: (context, input) => cashier.transactions(ctx(context), input),
    operation: (context, input) => cashier.operation(ctx(context), input),
    operationClose: (context, input) => cashier.operationClose(ctx(context), input),
  };
  return withEnglishNames(handlers, provider);
};
