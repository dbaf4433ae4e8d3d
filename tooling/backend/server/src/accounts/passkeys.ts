import { all, first, run, type Work } from "@baize/ledger";
import { type PasskeyRow, q } from "./tables.ts";

/** How many a member may have. */
export const MOST_PASSKEYS = 10;

export const passkeysOf = (member: string): Work<readonly PasskeyRow[]> =>
  all(q.selectFrom("site_passkey").selectAll().where("member", "=", member).orderBy("created_at").orderBy("id"));

/** One of a member's; those of others are unknown. */
export const passkeyOf = (member: string, id: string): Work<PasskeyRow | undefined> =>
  first(q.selectFrom("site_passkey").selectAll().where("member", "=", member).where("id", "=", id));

/** By the credential, at the brand and the host that it was made for. */
export const passkeyByCredential = (
  { brand, rp_id }: Pick<PasskeyRow, "brand" | "rp_id">,
  credential: string,
): Work<PasskeyRow | undefined> =>
  first(
    q
      .selectFrom("site_passkey")
      .selectAll()
      .where("brand", "=", brand)
      .where("rp_id", "=", rp_id)
      .where("credential", "=", credential),
  );

/** False when the credential is kept already, whoever has it. */
export function* insertPasskey(row: PasskeyRow): Work<boolean> {
  const insert = q.insertInto("site_passkey").values(row);
  return (yield* run(insert.onConflict((c) => c.doNothing()))) === 1;
}

export const updatePasskey = (
  member: string,
  id: string,
  change: Partial<Pick<PasskeyRow, "name" | "counter" | "used_at">>,
): Work<number> => run(q.updateTable("site_passkey").set(change).where("member", "=", member).where("id", "=", id));

export const removePasskey = (member: string, id: string): Work<number> =>
  run(q.deleteFrom("site_passkey").where("member", "=", member).where("id", "=", id));

/** How many there were. */
export const removePasskeys = (member: string): Work<number> =>
  run(q.deleteFrom("site_passkey").where("member", "=", member));
