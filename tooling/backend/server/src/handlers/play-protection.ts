import type { CallData, contract } from "@baize/api-client/contract";
import { ofMinor, toDecimal } from "@baize/domain";
import { kindSums } from "@baize/ledger";
import type { Provider } from "@baize/provider";
import { memberById } from "../accounts/members.ts";
import { accept } from "../http/answer.ts";
import type { Services } from "../services.ts";
import { type Moved, statementMonths, statementOf } from "../statement.ts";
import type { CallContext, Handlers } from "./handlers.ts";
import { protectedOf } from "./protected-of.ts";

type Protection = typeof contract.protection;

const readPlay = async ({ protection }: Services, context: CallContext): Promise<CallData<Protection["play"]>> => {
  const { iso, facts } = context.tenant;
  const decimal = (minor: bigint): string => toDecimal(ofMinor(minor, facts.currency.code));
  const { session, everyMinutes, choices, isDue, dueAt } = await protection.play(protectedOf(context));
  return {
    session: session && {
      since: iso(session.since),
      minutes: session.minutes,
      stakes: decimal(session.stakes),
      returns: decimal(session.returns),
      net: decimal(session.returns - session.stakes),
    },
    everyMinutes,
    choices: [...choices],
    isDue,
    dueAt: dueAt === null ? null : iso(dueAt),
  };
};

const readStatement = async (
  { database, cashier, clock }: Services,
  provider: Pick<Provider, "walletAccounts">,
  context: CallContext,
): Promise<CallData<Protection["statement"]>> => {
  const { code, facts, iso } = context.tenant;
  const { member } = protectedOf(context);
  const now = clock();
  const accounts = [cashier.rewards.centralAccount(code, member), ...provider.walletAccounts(member)];
  const { months, total } = await database.read(function* () {
    const since = Number((yield* memberById(member))?.created_at ?? now);
    const starts = statementMonths(since, now, facts.zone);
    const edges = starts.map(({ at }) => at);
    return statementOf(yield* kindSums(accounts, edges), starts);
  });
  const decimal = (minor: bigint): string => toDecimal(ofMinor(minor, facts.currency.code));
  const movedView = ({ deposits, withdrawals, stakes, returns, awards, other }: Moved) => ({
    deposits: decimal(deposits),
    withdrawals: decimal(withdrawals),
    stakes: decimal(stakes),
    returns: decimal(returns),
    awards: decimal(awards),
    other: decimal(other),
  });
  return {
    months: months.map(({ month, opening, closing, ...moved }) => ({
      month,
      opening: decimal(opening),
      ...movedView(moved),
      closing: decimal(closing),
    })),
    total: movedView(total),
    at: iso(now),
  };
};

/** The session of play and its reality checks, and the statement. */
export const playHandlers = (
  services: Services,
  provider: Provider,
): Pick<Handlers<Protection>, "play" | "acknowledge" | "setRealityCheck" | "statement"> => {
  const { protection, logger } = services;
  return {
    play: async (context) => accept(await readPlay(services, context)),
    acknowledge: async (context) => {
      const ctx = protectedOf(context);
      const { dueAt } = await protection.acknowledge(ctx);
      logger.info({ event: "reality_check_acknowledged", brand: ctx.brand.code, member: ctx.member });
      return accept({ dueAt: dueAt === null ? null : context.tenant.iso(dueAt) });
    },
    setRealityCheck: async (context, { everyMinutes }) => {
      const ctx = protectedOf(context);
      const set = await protection.setRealityCheck(ctx, everyMinutes);
      logger.info({ event: "reality_check_set", brand: ctx.brand.code, member: ctx.member, ...set });
      return accept(set);
    },
    statement: async (context) => accept(await readStatement(services, provider, context)),
  };
};
