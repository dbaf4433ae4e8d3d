import { type CallData, type CallParsed, type contract, idsOf } from "@baize/api-client/contract";
import {
  type AgeState,
  type AssetCode,
  isWireAmountFor,
  type LimitKind,
  localName,
  money,
  ofMinor,
  toDecimal,
} from "@baize/domain";
import type { Account, Identity, LimitState, Pause } from "@baize/protection";
import type { Provider } from "@baize/provider";
import { confirmPassword } from "../accounts/confirm-password.ts";
import { memberById } from "../accounts/members.ts";
import { accept, refuse } from "../http/answer.ts";
import type { Services } from "../services.ts";
import type { TenantContext } from "../tenant.ts";
import { type CallContext, type Handlers, sessionOf, workRequestOf } from "./handlers.ts";
import { playHandlers } from "./play-protection.ts";
import { protectedOf } from "./protected-of.ts";

type Protection = typeof contract.protection;

const pauseView = (
  { kind, since, until }: Pause,
  { iso }: TenantContext,
): NonNullable<CallData<Protection["state"]>["pause"]> => ({ kind, since: iso(since), until: iso(until) });

/** A limit on the wire; `write` is that of its unit. */
const limitView = (
  { period, amount, used, left, freesAt, pending }: LimitState,
  write: (minor: bigint) => string,
  { iso }: Pick<TenantContext, "iso">,
): CallData<Protection["state"]>["depositLimits"][number] => {
  const mostOf = (most: bigint | null): string | null => (most === null ? null : write(most));
  return {
    period,
    amount: mostOf(amount),
    used: write(used),
    left: mostOf(left),
    freesAt: freesAt === null ? null : iso(freesAt),
    pending: pending && {
      id: pending.id,
      amount: mostOf(pending.amount),
      from: iso(pending.from),
      until: iso(pending.until),
    },
  };
};

const readPlayLimits = async (
  { protection }: Services,
  context: CallContext,
): Promise<CallData<Protection["playLimits"]>> => {
  const { tenant } = context;
  const money = (minor: bigint): string => toDecimal(ofMinor(minor, tenant.facts.currency.code));
  const states = await protection.playLimits(protectedOf(context));
  return states.map(({ kind, ...state }) => ({ kind, ...limitView(state, kind === "time" ? String : money, tenant) }));
};

/** Minor units of the account's currency, or minutes of a time limit; null for what is neither. */
const readMost = (kind: LimitKind, amount: string, asset: AssetCode): bigint | null => {
  if (kind === "time") return /^\d+$/.test(amount) ? BigInt(amount) : null;
  return isWireAmountFor(amount, asset) ? money(amount, asset).minor : null;
};

const ageOf = ({ state }: Pick<Identity, "state">, birthday: string | null): AgeState => {
  if (birthday === null) return "unknown";
  return state === "verified" ? "verified" : "declared";
};

const readState = async (
  { database, protection, cashier, contacts, tenants }: Services,
  context: CallContext,
): Promise<CallData<Protection["state"]>> => {
  const { tenant, locale } = context;
  const { iso, facts } = tenant;
  const decimal = (minor: bigint): string => toDecimal(ofMinor(minor, facts.currency.code));
  const ctx = protectedOf(context);
  const [{ limits, isDecided, pause, identity }, sums, row] = [
    await protection.state(ctx),
    await cashier.lifetime(ctx.member),
    await database.read(() => memberById(ctx.member)),
  ];
  return {
    depositLimits: limits.map((state) => limitView(state, decimal, tenant)),
    increaseDelayHours: ctx.brand.increaseDelayHours,
    isDecided,
    pause: pause && pauseView(pause, tenant),
    identity: {
      ...identity,
      closed: [...identity.closed],
      at: identity.at === null ? null : iso(identity.at),
      age: ageOf(identity, row === undefined ? null : contacts.birthday(row)),
    },
    otherBrands: tenants.filter(({ code }) => code !== tenant.code).map((other) => localName(other.facts)[locale]),
    netDeposits: {
      deposits: decimal(sums.deposits),
      withdrawals: decimal(sums.withdrawals),
      net: decimal(sums.deposits - sums.withdrawals),
      since: iso(Number(row?.created_at ?? 0n)),
    },
  };
};

type PauseHandlers = Pick<Handlers<Protection>, "takeBreak" | "exclude">;

const pauseHandlers = (services: Services, provider: Provider): PauseHandlers => {
  const { protection, logger } = services;
  const confirm = (context: CallContext, input: CallParsed<Protection["takeBreak" | "exclude"]>) => {
    const { member } = sessionOf(context);
    return confirmPassword(services, member, input, workRequestOf(context, member), context.now);
  };
  /** Stakes are refused from the commit on; the games themselves end here. */
  const endPlay = async (kind: Pause["kind"], accounts: readonly Account[]): Promise<void> => {
    for (const { brand, member } of accounts) {
      logger.info({ event: "play_paused", brand, member, kind });
      await provider.endSessions(member).catch((error: unknown) => {
        logger.error({ event: "play_not_ended", brand, member, err: error });
      });
    }
  };
  return {
    takeBreak: async (context, input) => {
      const confirmed = await confirm(context, input);
      if (!confirmed.ok) return confirmed;
      const ctx = protectedOf(context);
      const taken = await protection.takeBreak(ctx, input.length);
      if (!taken.ok) return refuse(taken.code, { until: context.tenant.iso(taken.until) });
      await endPlay("break", [{ brand: ctx.brand.code, member: ctx.member }]);
      return accept(pauseView(taken.data, context.tenant));
    },
    exclude: async (context, input) => {
      const confirmed = await confirm(context, input);
      if (!confirmed.ok) return confirmed;
      const { length, allBrands } = input;
      const taken = await protection.exclude(protectedOf(context), { length, allBrands });
      if (!taken.ok) return refuse(taken.code, { until: context.tenant.iso(taken.until) });
      await endPlay("exclusion", taken.data.accounts);
      return accept(pauseView(taken.data.pause, context.tenant));
    },
  };
};

/** Pictures are the member's own, and what they are compared with has been given. */
const askIdentityOf =
  ({ protection, uploads, contacts }: Services): Handlers<Protection>["askIdentity"] =>
  async (context, { pictures: list }) => {
    const ctx = protectedOf(context);
    const [pictures, { code: brand }] = [[...new Set(idsOf(list))], ctx.brand];
    const asked = await protection.askIdentity(ctx, pictures, function* () {
      const row = yield* memberById(ctx.member);
      if (row === undefined || row.real_name === "" || contacts.birthday(row) === null)
        return refuse("identity_incomplete");
      for (const id of pictures)
        if (!(yield* uploads.owns({ brand, member: ctx.member }, id, "identity"))) return refuse("picture_unknown");
      return accept(null);
    });
    return asked.ok ? accept({ ok: true } as const) : asked;
  };

export const protectionHandlers = (services: Services, provider: Provider): Handlers<Protection> => {
  const { protection, logger } = services;
  const noted = (context: CallContext, event: string, facts: object = {}): void => {
    logger.info({ event, brand: context.tenant.code, member: sessionOf(context).member, ...facts });
  };
  return {
    state: async (context) => accept(await readState(services, context)),
    playLimits: async (context) => accept(await readPlayLimits(services, context)),
    setLimit: async (context, { kind, period, amount: typed }) => {
      const amount = typed === undefined ? null : readMost(kind, typed, context.tenant.facts.currency.code);
      if (typed !== undefined && amount === null) return refuse("bad_request", { field: "amount" });
      const { isPending, from } = await protection.setLimit(protectedOf(context), { kind, period, amount });
      noted(context, "limit_set", { kind, period, isPending });
      return accept({ isPending, from: context.tenant.iso(from) });
    },
    confirmLimit: async (context, { id }) => {
      const done = await protection.confirmLimit(protectedOf(context), id);
      if (!done.ok)
        return done.code === "limit_waits" ? refuse(done.code, { until: context.tenant.iso(done.until) }) : done;
      noted(context, "limit_confirmed");
      return accept({ from: context.tenant.iso(done.data.from) });
    },
    dropLimit: async (context, { id }) => {
      const done = await protection.dropLimit(protectedOf(context), id);
      if (!done.ok) return done;
      noted(context, "limit_dropped");
      return accept({ from: context.tenant.iso(done.data.from) });
    },
    decideNoLimit: async (context) => {
      const { from } = await protection.decideNoLimit(protectedOf(context));
      noted(context, "no_limit_wanted");
      return accept({ from: context.tenant.iso(from) });
    },
    askIdentity: askIdentityOf(services),
    ...pauseHandlers(services, provider),
    ...playHandlers(services, provider),
  };
};
