import { all, atOneInstant, type Work } from "@baize/ledger";
import { createEnv, type Env, type ProtectionContext, type ProtectionDeps } from "./interface/ports.ts";
import type { OperatorProtection, Protection, ProtectionState } from "./interface/protection.ts";
import {
  accountOf,
  confirmLimit,
  decideNoLimit,
  dropLimit,
  isDecided,
  limitHit,
  limitStates,
  setLimit,
  tellReady,
} from "./limits/limits.ts";
import { noteCare } from "./harm/acts.ts";
import {
  askIdentity,
  closedFor,
  decideIdentity,
  identityHistory,
  identityOf,
  isIdentityClosed,
  waitingIdentities,
} from "./identity/identity.ts";
import { exclude, liftExclusion, pauseOf, pausesOf, recognise, takeBreak } from "./pauses/pauses.ts";
import { allMinutes, notePlay, playersSince } from "./play/minutes.ts";
import { playLimitStates, playRefusal } from "./play/play-limits.ts";
import { acknowledge, playView, setRealityCheck } from "./play/reality-check.ts";
import { MINUTE_MS } from "./rules/sessions.ts";
import { q } from "./store/tables.ts";

const SHOWN = 200;

function* stateOf(env: Env, ctx: ProtectionContext, now: number): Work<ProtectionState> {
  const account = accountOf(ctx);
  const identity = yield* identityOf(account);
  return {
    limits: yield* limitStates(env, ctx, now),
    isDecided: yield* isDecided(account),
    pause: yield* pauseOf(account, now),
    identity: { ...identity, closed: closedFor(ctx.brand, identity) },
  };
}

function* readAll(env: Env, ctx: ProtectionContext, now: number): Work<OperatorProtection> {
  const { brand, member } = accountOf(ctx);
  const events = q.selectFrom("protection_event").selectAll().where("brand", "=", brand).where("member", "=", member);
  const rows = yield* all(events.orderBy("at", "desc").orderBy("id", "desc").limit(SHOWN));
  const pauses = yield* pausesOf({ brand, member });
  return {
    ...(yield* stateOf(env, ctx, now)),
    playLimits: yield* playLimitStates(env, ctx, now),
    identityHistory: yield* identityHistory({ brand, member }),
    play: yield* playView(env, ctx, now),
    pauses: pauses.map(({ kind, since, until, all_brands, lifted_at }) => ({
      kind,
      since: Number(since),
      until: Number(until),
      isAllBrands: all_brands === 1n,
      liftedAt: lifted_at === null ? null : Number(lifted_at),
    })),
    events: rows.map(({ kind, by, facts, at }) => ({ kind, by, facts, at: Number(at) })),
  };
}

/**
 * Player protection over a database migrated with `ledgerMigrations` and `protectionMigrations`. Needs Temporal: await
 * `ensureTemporal()` first.
 */
export const createProtection = (deps: ProtectionDeps): Protection => {
  const env = createEnv(deps);
  const { atomic: act, read: look } = atOneInstant(deps.database, deps.clock);
  return {
    state: (ctx) => look((now) => stateOf(env, ctx, now)),
    playLimits: (ctx) => look((now) => playLimitStates(env, ctx, now)),
    setLimit: (ctx, wish) => act((now) => setLimit(env, ctx, wish, now)),
    confirmLimit: (ctx, id) => act((now) => confirmLimit(env, ctx, id, now)),
    dropLimit: (ctx, id) => act((now) => dropLimit(env, ctx, id, now)),
    decideNoLimit: (ctx) => act((now) => decideNoLimit(env, ctx, now)),
    takeBreak: (ctx, length) => act((now) => takeBreak(env, ctx, length, now)),
    exclude: (ctx, wish) => act((now) => exclude(env, ctx, wish, now)),
    askIdentity: (ctx, pictures, allow) =>
      act(function* (now) {
        const allowed = yield* allow();
        return allowed.ok ? yield* askIdentity(env, ctx, pictures, now) : allowed;
      }),
    play: (ctx) => look((now) => playView(env, ctx, now)),
    acknowledge: (ctx) => act((now) => acknowledge(env, ctx, now)),
    setRealityCheck: (ctx, everyMinutes) => act((now) => setRealityCheck(env, ctx, everyMinutes, now)),
    hooks: {
      playRefusal: (ctx, stake, now) => playRefusal(env, ctx, stake, now),
      notePlay,
      play: (ctx, now) => playView(env, ctx, now),
      acknowledge: (ctx, now) => acknowledge(env, ctx, now),
      isIdentityClosed,
      limitHit: (ctx, amount, now) => limitHit(env, ctx, amount, now),
      recognise: (account, now) => recognise(env, account, now),
    },
    jobs: { tellReady: ({ code }) => act((now) => tellReady(env, code, now)) },
    operator: {
      read: (ctx) => look((now) => readAll(env, ctx, now)),
      minutes: (account) =>
        look(function* () {
          return (yield* allMinutes(account)).map(({ minute }) => Number(minute) * MINUTE_MS);
        }),
      playersSince: (brand, since) => look(() => playersSince(brand, since, SHOWN)),
      waitingIdentities: (brand) => look(() => waitingIdentities(brand, SHOWN)),
      decideIdentity: (account, fault) => act((now) => decideIdentity(env, account, fault, now)),
      noteCare: (account, care) => act((now) => noteCare(env, account, care, now)),
      liftExclusion: (account, note) => act((now) => liftExclusion(env, account, note, now)),
    },
  };
};
