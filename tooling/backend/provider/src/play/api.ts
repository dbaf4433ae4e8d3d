import { type AssetCode, toDecimal } from "@baize/domain";
import { ReadOnlyFault, StorageFault } from "@baize/ledger";
import { type Context, Hono } from "hono";
import { settleDue } from "../bets/settle-due.ts";
import type { GameFacts } from "../catalogue/games.ts";
import { passFaults } from "../faults/pass.ts";
import { PlatformSilence } from "../faults/platform-silence.ts";
import { readStrictJson } from "../http/strict-json.ts";
import { GATE_TOPIC } from "../store/money-gate.ts";
import type { ProviderContext } from "../provider-context.ts";
import { closingAt, playerOf } from "./admission.ts";
import { forFrames } from "./headers.ts";
import { createLongPolls } from "./long-polls.ts";
import { readMatchView } from "./match-view.ts";
import { closeRound, playRound } from "./play-round.ts";
import { checkView, freeBetsView, playState, type PlayState } from "./play-state.ts";
import { readRound } from "./read-round.ts";
import { type OverCode, type PlayRow, readSession, siteTopic } from "./sessions.ts";
import type { PlayRefusal } from "../types.ts";

const BODY_BYTES = 2048;
const SESSION_HEADER = "play";
/** Longest duration of a long poll. */
const WATCH_MS = 25_000;

type Refused = { readonly ok: false; readonly code: string; readonly detail?: object };
interface Env {
  Variables: {
    play: PlayRow;
    game: GameFacts;
    /** Why the session is over; null while it runs. */
    over: OverCode | null;
  };
}

const refused = (code: string, detail?: object): Refused =>
  detail === undefined ? { ok: false, code } : { ok: false, code, detail };

/** What is left of the limit that refuses, and until when. */
const limitView = (play: PlayRow, gate: PlayRefusal | undefined) => {
  if (gate === undefined || !("period" in gate)) return undefined;
  const { code, period, left, until } = gate;
  return { period, left: code === "time_limit" ? left.toString() : decimals(play)(left), until };
};

const decimals = (play: PlayRow) => {
  const asset = play.asset as AssetCode;
  return (minor: bigint): string => toDecimal({ minor, asset });
};

const stateView = (context: ProviderContext, play: PlayRow, state: PlayState) => {
  const { balance, version, net, readOnly, freeBets, check } = state;
  const decimal = decimals(play);
  return {
    balance: decimal(balance),
    version: version.toString(),
    net: decimal(net),
    now: context.clock(),
    closing: closingAt(context, play),
    readOnly,
    freeBets: freeBetsView(play.asset as AssetCode, freeBets),
    check: checkView(play.asset as AssetCode, check, context.clock()),
  };
};

const stateOf = async (context: ProviderContext, play: PlayRow) =>
  stateView(context, play, await context.database.read(() => playState(context, play)));

/** Plays a round, or closes its key with `closeRound`. Both answer what is recorded under the key. */
const serveRound =
  (context: ProviderContext, settle: typeof playRound, name: "round" | "close") => async (c: Context<Env>) => {
    const { play, game, over } = c.var;
    const body = await readStrictJson(c.req.raw, BODY_BYTES);
    if (!body.ok && body.fault === "too_large") return c.json(refused("body_invalid"), 413);
    const reading = body.ok ? readRound(body.value, game, play.asset as AssetCode) : null;
    if (reading === null) return over === null ? c.json(refused("body_invalid"), 400) : c.json(refused(over));
    if (!reading.ok) return c.json(refused(over ?? reading.code));
    const asking = {
      platform: play.platform,
      memberRef: play.member_ref,
      question: `${name} ${play.id} ${reading.round.key}`,
    };
    const answer = await passFaults(context, asking, () => settle(context, play, game, reading.round)).catch(
      (error: unknown) => {
        // An ended session takes no round, so this answer is final although it could not be recorded.
        if (error instanceof ReadOnlyFault && over !== null)
          return { ok: false, code: "session_ended", gate: undefined } as const;
        throw error;
      },
    );
    if (!answer.ok && answer.code === "session_ended") return c.json(refused(over ?? answer.code));
    if (!answer.ok) return c.json(refused(answer.code, limitView(play, answer.gate)));
    const decimal = decimals(play);
    const { stake, payout, balance, version, ...round } = answer.round;
    const figures = {
      stake: decimal(stake),
      payout: decimal(payout),
      balance: decimal(balance),
      version: version.toString(),
    };
    return c.json({ ok: true, data: { ...stateView(context, play, answer.now), ...round, ...figures } });
  };

/**
 * As `/state`, but as a long poll. Answers when a closing is planned, lifted or begins, the session ends, the balance
 * changes, money is stopped or moves again, a bet is settled, or the page's version of the state is old.
 */
const serveWatch = (context: ProviderContext, brand: string) => {
  const { notifier, clock } = context;
  const polls = createLongPolls();
  return async (c: Context<Env>) => {
    const { play } = c.var;
    const gone = c.req.raw.signal;
    await polls.during(play, gone, async (signal) => {
      const start = closingAt(context, play)?.start ?? null;
      const rest = start === null ? 0 : start - clock();
      // Subscribes before it reads, so that no change is missed.
      const topics = [play.platform, play.member_ref, siteTopic(brand), GATE_TOPIC];
      const news = notifier.wait(rest > 0 ? Math.min(rest, WATCH_MS) : WATCH_MS, topics, signal);
      const [version, readOnly] = [c.req.query("version"), c.req.query("readOnly")];
      const state = await stateOf(context, play);
      const isKnown =
        (version ?? state.version) === state.version && (readOnly ?? String(state.readOnly)) === String(state.readOnly);
      if (isKnown) await news;
    });
    if (gone.aborted) return c.body(null, 204);
    const after = await readSession(context, brand, c.req.header(SESSION_HEADER));
    return c.json(after.ok ? { ok: true, data: await stateOf(context, after.play) } : refused(after.code));
  };
};

/** Acknowledges the reality check that is due; again changes nothing. */
const serveAcknowledge = (context: ProviderContext) => async (c: Context<Env>) => {
  const { play, over } = c.var;
  if (over !== null) return c.json(refused(over));
  const state = await context.database.atomic(function* () {
    if (play.mode === "real") yield* context.gate.acknowledge(playerOf(play), context.clock());
    return yield* playState(context, play);
  });
  return c.json({ ok: true, data: stateView(context, play, state) });
};

/** The API of a brand's play pages. The session's secret is in the header `play`. */
export const playApi = (context: ProviderContext, brand: string): Hono<Env> => {
  const api = new Hono<Env>();
  api.use(forFrames, async (c, next) => {
    await next();
    c.header("Cache-Control", "no-store");
  });
  api.options("*", (c) => {
    c.header("Access-Control-Allow-Methods", "GET, POST");
    c.header("Access-Control-Allow-Headers", `${SESSION_HEADER}, content-type`);
    c.header("Access-Control-Max-Age", "600");
    return c.body(null, 204);
  });
  api.use(async (c, next) => {
    if (c.req.method === "HEAD") return c.json(refused("method_unknown"), 405);
    const reading = await readSession(context, brand, c.req.header(SESSION_HEADER));
    const game = reading.play === null ? null : context.catalogue.facts(reading.play.game_id);
    if (reading.play === null || game === null) return c.json(refused("session_ended"));
    const over = reading.ok ? null : reading.code;
    if (over !== null && c.req.method === "GET") return c.json(refused(over));
    c.set("play", reading.play);
    c.set("game", game);
    c.set("over", over);
    return next();
  });

  api.get("/state", async (c) => c.json({ ok: true, data: await stateOf(context, c.var.play) }));

  api.get("/watch", serveWatch(context, brand));

  api.get("/match", async (c) => {
    const { play, game } = c.var;
    if (game.engine !== "match") return c.json(refused("choice_invalid"));
    await settleDue(context, play.member_ref);
    return c.json({
      ok: true,
      data: { ...(await stateOf(context, play)), ...(await readMatchView(context, play, game)) },
    });
  });

  api.post("/round", serveRound(context, playRound, "round"));
  api.post("/round/close", serveRound(context, closeRound, "close"));

  api.post("/check/acknowledge", serveAcknowledge(context));

  api.notFound((c) => c.json(refused("path_unknown"), 404));
  api.onError((error, c) => {
    if (error instanceof PlatformSilence) return c.json(refused("platform_silent"), 504);
    // Neither is recorded under the round's key: the page sends it again.
    if (error instanceof ReadOnlyFault) return c.json(refused("read_only"), 503);
    if (error instanceof StorageFault) return c.json(refused("busy"), 503);
    throw error;
  });
  return api;
};
