import { type AssetCode, toDecimal } from "@baize/domain";
import { StorageFault } from "@baize/ledger";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { settleDue } from "../bets/settle-due.ts";
import type { GameFacts } from "../catalogue/games.ts";
import type { Room } from "../store/room.ts";
import { forFrames } from "./headers.ts";
import { readBoard } from "./match-board.ts";
import { playRound } from "./play-round.ts";
import { readPlayState } from "./play-state.ts";
import { readRound } from "./read-round.ts";
import { type PlayRow, readSession } from "./sessions.ts";

const BODY_BYTES = 2048;
const SESSION_HEADER = "play";

type Refused = { readonly ok: false; readonly code: string };
interface Env {
  Variables: { play: PlayRow; game: GameFacts };
}

const refused = (code: string): Refused => ({ ok: false, code });

/** The provider's own calls, for its pages only: the session's secret comes in the header `play`. */
export const playApi = (room: Room): Hono<Env> => {
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
    if (!reading.ok) return c.json(reading);
    const game = room.shelf.facts(reading.play.game_id);
    if (game === null) return c.json(refused("session_ended"));
    c.set("play", reading.play);
    c.set("game", game);
    return next();
  });

  const stateOf = async (play: PlayRow) => {
    const decimal = decimals(play);
    const { balance, version, net } = await readPlayState(room, play);
    return { balance: decimal(balance), version: version.toString(), net: decimal(net), now: room.clock() };
  };

  api.get("/state", async (c) => c.json({ ok: true, data: await stateOf(c.var.play) }));

  api.get("/match", async (c) => {
    const { play, game } = c.var;
    if (game.engine !== "match") return c.json(refused("choice_invalid"));
    await settleDue(room, play.member_ref);
    return c.json({ ok: true, data: { ...(await stateOf(play)), ...(await readBoard(room, play, game)) } });
  });

  api.post("/round", bodyLimit({ maxSize: BODY_BYTES, onError: (c) => c.json(refused("body_invalid"), 413) }), async (c) => {
    const { play, game } = c.var;
    const body: unknown = await c.req.json().catch(() => null);
    const reading = readRound(body, game, play.asset as AssetCode, room.clock());
    if (reading === null) return c.json(refused("body_invalid"), 400);
    if (!reading.ok) return c.json(reading);
    const answer = await playRound(room, play, game, reading.round);
    if (!answer.ok) return c.json(answer);
    const decimal = decimals(play);
    const { stake, payout, balance, version, ...round } = answer.round;
    const { net } = await readPlayState(room, play);
    return c.json({ ok: true, data: { ...round, stake: decimal(stake), payout: decimal(payout), balance: decimal(balance), version: version.toString(), net: decimal(net), now: room.clock() } });
  });

  api.notFound((c) => c.json(refused("path_unknown"), 404));
  api.onError((error, c) => {
    if (error instanceof StorageFault) return c.json(refused("busy"), 503);
    throw error;
  });
  return api;
};
