import { localName } from "@baize/domain";
import { run } from "@baize/ledger";
import { passFaults } from "../faults/pass.ts";
import { addRecent } from "../saved-games/saved-games.ts";
import { demoMoney } from "../bets/stake-limits.ts";
import { checkMemberRef } from "../store/accounts.ts";
import type { ProviderContext } from "../provider-context.ts";
import { hashOf, makeSecret } from "../store/secret.ts";
import { closingAt, isPlaceClosed, refusalOf } from "./admission.ts";
import { exitAddress } from "./exit-address.ts";
import { TICKET_MS } from "./sessions.ts";
import type { Closing, LaunchAnswer, LaunchCode, LaunchRequest } from "../types.ts";

/** The canonical IANA zone; null for an unknown one. */
const readZone = (zone: string | undefined): string | null => {
  if (zone === undefined || zone.length > 64 || !/^[A-Za-z]/.test(zone)) return null;
  try {
    return new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
};

/** Creates a one-time launch URL for a member and a game. Only a hash of the ticket is stored. */
export const launch = async (context: ProviderContext, request: LaunchRequest): Promise<LaunchAnswer> => {
  const { memberRef, brand, currency, gameId, mode, surface, locale, zone, exitUrl } = request;
  checkMemberRef(memberRef);
  const { database, q, clock, random, catalogue, exitOrigins } = context;
  const refuse = (code: LaunchCode): LaunchAnswer => ({ ok: false, code, maintenance: null });
  const game = catalogue.game(gameId);
  const provider = game === null ? null : catalogue.provider(game.platform);
  if (game === null || provider === null) return refuse("game_unknown");
  const { platform } = provider;
  const maintenance = (): Closing | null => closingAt(context, { platform, brand });
  const closed = (): LaunchAnswer => ({ ok: false, code: "game_maintenance", maintenance: maintenance() });
  if (provider.state === "soon") return refuse("game_soon");
  if (isPlaceClosed(context, { platform, brand })) return closed();
  if (mode === "demo" && !game.demo) return refuse("demo_unavailable");
  const ticket = makeSecret(random);
  const row = {
    id: makeSecret(random),
    ticket_hash: hashOf(ticket),
    session_hash: null,
    member_ref: memberRef,
    brand,
    asset: currency,
    game_id: gameId,
    platform,
    mode,
    surface,
    locale,
    started_at: null,
    seen_at: null,
    ended_at: null,
    demo_minor: mode === "demo" ? demoMoney(currency) : null,
    zone: readZone(zone),
    exit_url: exitUrl === undefined ? null : exitAddress(exitUrl, exitOrigins),
  };
  const asking = { platform, memberRef, question: `launch ${memberRef} ${gameId}` };
  const gate = await passFaults(context, asking, () =>
    database.atomic(function* () {
      const refusal = yield* refusalOf(context, { mode, brand, memberRef }, 0n, clock());
      if (refusal !== null) return refusal;
      yield* run(q.insertInto("provider_play").values({ ...row, ticket_until: clock() + TICKET_MS }));
      yield* addRecent(context, { brand, memberRef }, gameId);
      return null;
    }),
  );
  if (gate !== null) return { ok: false, code: gate.code, maintenance: null, gate };
  if (isPlaceClosed(context, { platform, brand })) return closed();
  return {
    ok: true,
    url: `/play/${ticket}`,
    openMode: provider.openMode,
    expireSec: TICKET_MS / 1000,
    gameId,
    gameName: localName(game)[locale],
    platform,
    platformName: localName(provider)[locale],
    gameType: game.gameType,
  };
};
