import { all, first, run, type Work } from "@baize/ledger";
import type { Room } from "../store/room.ts";
import { checkMemberRef } from "../store/accounts.ts";
import type { MemberShelf, ShelfAnswer, ShelfOwner } from "../types.ts";

const MAX_FAVOURITES = 100;
const MAX_RECENTS = 50;

type ShelfTable = "provider_favourite" | "provider_recent";

const listed = ({ q }: Room, table: ShelfTable, { brand, memberRef }: ShelfOwner) =>
  q.selectFrom(table).where("brand", "=", brand).where("member_ref", "=", memberRef).orderBy("place", "desc");

/** Known games of a list, the latest first. */
function* read(room: Room, table: ShelfTable, owner: ShelfOwner): Work<readonly string[]> {
  const rows = yield* all(listed(room, table, owner).select("game_id"));
  return rows.map(({ game_id }) => game_id).filter((id) => room.shelf.game(id) !== null);
}

function* nextPlace(room: Room, table: ShelfTable, owner: ShelfOwner): Work<bigint> {
  const top = yield* first(listed(room, table, owner).select("place").limit(1));
  return (top?.place ?? 0n) + 1n;
}

/** Puts a started game on top of the member's recent ones and lets the oldest go. */
export function* noteRecent(room: Room, { brand, memberRef }: ShelfOwner, gameId: string): Work<void> {
  const { q } = room;
  const place = yield* nextPlace(room, "provider_recent", { brand, memberRef });
  yield* run(
    q
      .insertInto("provider_recent")
      .values({ brand, member_ref: memberRef, game_id: gameId, place })
      .onConflict((on) => on.columns(["brand", "member_ref", "game_id"]).doUpdateSet({ place })),
  );
  const beyond = yield* first(
    listed(room, "provider_recent", { brand, memberRef }).select("place").limit(1).offset(MAX_RECENTS),
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

/** Throws RangeError for a member reference of another form. */
export const readMemberShelf = async (room: Room, owner: ShelfOwner): Promise<MemberShelf> => {
  checkMemberRef(owner.memberRef);
  return room.database.read(function* () {
    const favourites = yield* read(room, "provider_favourite", owner);
    const recents = yield* read(room, "provider_recent", owner);
    return { favourites, recents, maxFavourites: MAX_FAVOURITES };
  });
};

/** Throws RangeError for a member reference of another form. */
export const setFavourite = async (
  room: Room,
  owner: ShelfOwner,
  gameId: string,
  on: boolean,
): Promise<ShelfAnswer> => {
  checkMemberRef(owner.memberRef);
  const { database, q, shelf } = room;
  const { brand, memberRef } = owner;
  if (shelf.game(gameId) === null) return { ok: false, code: "game_unknown" };
  return database.atomic(function* (): Work<ShelfAnswer> {
    const favourites = yield* read(room, "provider_favourite", owner);
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
    const place = yield* nextPlace(room, "provider_favourite", owner);
    yield* run(q.insertInto("provider_favourite").values({ brand, member_ref: memberRef, game_id: gameId, place }));
    return { ok: true, favourites: [gameId, ...favourites] };
  });
};
