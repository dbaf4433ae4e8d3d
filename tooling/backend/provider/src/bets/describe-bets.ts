import { all } from "@baize/ledger";
import { localName, type TextLocale } from "@baize/domain";
import type { ProviderContext } from "../provider-context.ts";
import type { BetNames } from "./types.ts";

/** Ids per query. */
const BATCH = 500;

/** Names of platform and game by bet id; unknown bets are left out. */
export const describeBets = async (
  { database, q, catalogue }: ProviderContext,
  betIds: readonly string[],
  locale: TextLocale,
): Promise<ReadonlyMap<string, BetNames>> => {
  const wanted = [...new Set(betIds)];
  const batches = Array.from({ length: Math.ceil(wanted.length / BATCH) }, (_, index) =>
    wanted.slice(index * BATCH, (index + 1) * BATCH),
  );
  const rows = await database.read(function* () {
    const found = [];
    for (const ids of batches)
      found.push(
        ...(yield* all(q.selectFrom("provider_bet").select(["id", "platform", "game_id"]).where("id", "in", ids))),
      );
    return found;
  });
  return new Map(
    rows.map(({ id, platform, game_id }) => {
      const [provider, game] = [catalogue.provider(platform), catalogue.game(game_id)];
      return [
        id,
        {
          platformName: provider ? localName(provider)[locale] : platform,
          gameName: game ? localName(game)[locale] : game_id,
        },
      ];
    }),
  );
};
