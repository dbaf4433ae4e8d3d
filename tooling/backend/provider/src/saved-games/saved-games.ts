import { all, first, run, type Work } from "@baize/ledger";
import type { ProviderContext } from "../provider-context.ts";
import { checkMemberRef } from "../store/accounts.ts";
import type { SavedGames, SetFavouriteAnswer, SavedGamesOwner } from "../types.ts";

const MAX_FAVOURITES = 100;
const MAX_RECENTS = 50;

type SavedGameTable = "provider_favourite" | "provider_recent";

const listed = ({ q }: ProviderContext, table: SavedGameTable, { brand, memberRef }: SavedGamesOwner) =>
  q.selectFrom(table).where("brand", "=", brand).where("member_ref", "=", memberRef).orderBy("place", "desc");

/** Existing games of a list, latest first. */
function* read(context: ProviderContext, table: SavedGameTable, owner: SavedGamesOwner): Work<readonly string[]> {
  const rows = yield* all(listed(context, table, owner).select("game_id"));
  return rows.map(({ game_id }) => game_id).filter((id) => context.catalogue.game(id) !== null);
}

function* nextPlace(context: ProviderContext, table: SavedGameTable, owner: SavedGamesOwner): Work<bigint> {
  const top = yield* first(listed(context, table, owner).select("place").limit(1));
  return (top?.place ?? 0n) + 1n;
}

/** Puts a launched game first in the member's recent games, and drops the oldest. */
export function* addRecent(
  context: ProviderContext,
  { brand, memberRef }: SavedGamesOwner,
  gameId: string,
): Work<void> {
  const { q } = context;
  const place = yield* nextPlace(context, "provider_recent", { brand, memberRef });
  yield* run(
    q
      .insertInto("provider_recent")
      .values({ brand, member_ref: memberRef, game_id: gameId, place })
      .onConflict((on) => on.columns(["brand", "member_ref", "game_id"]).doUpdateSet({ place })),
  );
  const beyond = yield* first(
    listed(context, "provider_recent", { brand, memberRef }).select("place").limit(1).offset(MAX_RECENTS),
  );
  if (beyond !== undefined)
    yield* run(
      q
        .deleteFrom("provider_recent")
        .where("brand", "=", brand)
        .where("member_ref", "=", memberRef)
        .where("place", "<=", beyond.place),
    );
}

/** Throws RangeError for a malformed member reference. */
export const readSavedGames = async (context: ProviderContext, owner: SavedGamesOwner): Promise<SavedGames> => {
  checkMemberRef(owner.memberRef);
  return context.database.read(function* () {
    const favourites = yield* read(context, "provider_favourite", owner);
    const recents = yield* read(context, "provider_recent", owner);
    return { favourites, recents, maxFavourites: MAX_FAVOURITES };
  });
};

/** Throws RangeError for a malformed member reference. */
export const setFavourite = async (
  context: ProviderContext,
  owner: SavedGamesOwner,
  gameId: string,
  on: boolean,
): Promise<SetFavouriteAnswer> => {
  checkMemberRef(owner.memberRef);
  const { database, q, catalogue } = context;
  const { brand, memberRef } = owner;
  if (catalogue.game(gameId) === null) return { ok: false, code: "game_unknown" };
  return database.atomic(function* (): Work<SetFavouriteAnswer> {
    const favourites = yield* read(context, "provider_favourite", owner);
    if (favourites.includes(gameId) === on) return { ok: true, favourites };
    if (!on) {
      yield* run(
        q
          .deleteFrom("provider_favourite")
          .where("brand", "=", brand)
          .where("member_ref", "=", memberRef)
          .where("game_id", "=", gameId),
      );
      return { ok: true, favourites: favourites.filter((id) => id !== gameId) };
    }
    if (favourites.length >= MAX_FAVOURITES) return { ok: false, code: "favourite_limit" };
    const place = yield* nextPlace(context, "provider_favourite", owner);
    yield* run(q.insertInto("provider_favourite").values({ brand, member_ref: memberRef, game_id: gameId, place }));
    return { ok: true, favourites: [gameId, ...favourites] };
  });
};
