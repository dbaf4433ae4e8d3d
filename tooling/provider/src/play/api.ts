import { type AssetCode, toDecimal } from "@baize/domain";
import { StorageFault } from "@baize/ledger";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { settleDue } from "../bets/settle-due.ts";
import type { GameFacts } from "../catalogue/games.ts";
import { passFaults } from "../faults/pass.ts";
import { PlatformSilence } from "../faults/platform-silence.ts";
import type { Room } from "../store/room.ts";
import { forFrames } from "./headers.ts";
import { readBoard } from "./match-board.ts";
import { playRound } from "./play-round.ts";
import { readPlayState } from "./play-state.ts";
import { readRound } from "./read-round.ts";
import { type OverCode, type PlayRow, readSession } from "./sessions.ts";

const BODY_BYTES = 2048;
const SESSION_HEADER = "play";
/** A page's question for news is answered after so long at the latest. */
const WATCH_MS = 25_000;

type Refused = { readonly ok: false; readonly code: string };
interface Env {
  Variables: {
    play: PlayRow;
    game: GameFacts;
    /** Why the session is over; null while it runs. */
    over: OverCode | null;
  };
}

const refused = (code: string): Refused => ({ ok: false, code });

/** The provider's own calls, for its pages only: the session's secret comes in the header `play`. */
export const playApi = (room: Room): Hono<Env> => {
  const { closings, bell, clock } = room;
  const decimals = (play: PlayRow) => {
    const asset = play.asset as AssetCode;
    return (minor: bigint): string => toDecimal({ minor, asset });
  };
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
    const reading = await readSession(room, c.req.header(SESSION_HEADER));
    const game = reading.play === null ? null : room.shelf.facts(reading.play.game_id);
    if (reading.play === null || game === null) return c.json(refused("session_ended"));
    const over = reading.ok ? null : reading.code;
    if (over !== null && c.req.method === "GET") return c.json(refused(over));
    c.set("play", reading.play);
    c.set("game", game);
    c.set("over", over);
    return next();
  });

  const stateOf = async (play: PlayRow) => {
    const decimal = decimals(play);
    const { balance, version, net } = await readPlayState(room, play);
    return { balance: decimal(balance), version: version.toString(), net: decimal(net), now: clock(), closing: closings.get(play.platform) };
  };

  api.get("/state", async (c) => c.json({ ok: true, data: await stateOf(c.var.play) }));

  /**
   * As `/state`, but answered when there is news: a closing that is planned, lifted or begins, the session's end, money
   * that came or went, a bet that was settled, or another version of the balance than the page knows.
   */
  api.get("/watch", async (c) => {
    const { play } = c.var;
    const start = closings.get(play.platform)?.start ?? null;
    const rest = start === null ? WATCH_MS : start - clock();
    // Listens before it looks, so that nothing falls in between.
    const news = bell.sleep(rest > 0 ? Math.min(rest, WATCH_MS) : WATCH_MS, [play.platform, play.member_ref]);
    const known = c.req.query("version");
    if (known === undefined || known === (await stateOf(play)).version) await news;
    const after = await readSession(room, c.req.header(SESSION_HEADER));
    return c.json(after.ok ? { ok: true, data: await stateOf(after.play) } : refused(after.code));
  });

  api.get("/match", async (c) => {
    const { play, game } = c.var;
    if (game.engine !== "match") return c.json(refused("choice_invalid"));
    await settleDue(room, play.member_ref);
    return c.json({ ok: true, data: { ...(await stateOf(play)), ...(await readBoard(room, play, game)) } });
  });

  api.post("/round", bodyLimit({ maxSize: BODY_BYTES, onError: (c) => c.json(refused("body_invalid"), 413) }), async (c) => {
    const { play, game, over } = c.var;
    const body: unknown = await c.req.json().catch(() => null);
    const reading = readRound(body, game, play.asset as AssetCode);
    if (reading === null) return over === null ? c.json(refused("body_invalid"), 400) : c.json(refused(over));
    if (!reading.ok) return c.json(refused(over ?? reading.code));
    const answer = await passFaults(room, play.platform, `round ${play.id} ${reading.round.key}`, () => playRound(room, play, game, reading.round));
    if (!answer.ok) return c.json(refused(answer.code === "session_ended" ? (over ?? answer.code) : answer.code));
    const decimal = decimals(play);
    const { stake, payout, balance, version, ...round } = answer.round;
    const state = await stateOf(play);
    return c.json({ ok: true, data: { ...state, ...round, stake: decimal(stake), payout: decimal(payout), balance: decimal(balance), version: version.toString() } });
  });

  api.notFound((c) => c.json(refused("path_unknown"), 404));
  api.onError((error, c) => {
    if (error instanceof PlatformSilence) return c.json(refused("platform_silent"), 504);
    if (error instanceof StorageFault) return c.json(refused("busy"), 503);
    throw error;
  });
  return api;
};
