import type { CallParsed, contract } from "@baize/api-client/contract";
import { all, type Database, first, run, type Work } from "@baize/ledger";
import type { Vault } from "@baize/safeguards";
import { type MemberRow, q } from "./tables.ts";

export type ContactKind = CallParsed<typeof contract.account.register>["type"];
type Columns = Partial<Pick<MemberRow, "phone" | "email" | "phone_index" | "email_index">>;

/** Phones and e-mail addresses of members: sealed at rest, found by keyed digests. Birthdays are sealed alone. */
export interface Contacts {
  /** `target` as `readTarget` gives it. */
  memberOf(brand: string, target: string): Work<MemberRow | undefined>;
  /** The columns that hold a target. */
  columns(target: string): Columns;
  /** The target that a row holds; null when it has none of the kind, or there is no row: the same work for all. */
  target(row: MemberRow | undefined, kind: ContactKind): string | null;
  /** The column that holds a birthday, `YYYY-MM-DD`. */
  birthdayColumn(birthday: string): Pick<MemberRow, "birthday">;
  /** The birthday that a row holds, null when none is set. */
  birthday(row: MemberRow): string | null;
  /** Seals what an earlier version stored open, and anew what is sealed under a former key. */
  sealAll(): Promise<void>;
}

const SEALED = ["phone", "email", "birthday"] as const satisfies (ContactKind | "birthday")[];
type Sealed = (typeof SEALED)[number];
const AT_ONCE = 200;
const kindOf = (target: string): ContactKind => (target.startsWith("email:") ? "email" : "phone");
const contextOf = (kind: Sealed): string => `member/${kind}`;

export const createContacts = (database: Database, vault: Vault): Contacts => {
  const open = (kind: Sealed, text: string): string =>
    vault.isSealed(text) ? vault.open(contextOf(kind), text) : text;
  /** Opened where there is nothing to open. */
  const blank = vault.seal(contextOf("phone"), "phone:0:00000000000");
  const columns: Contacts["columns"] = (target) => {
    const kind = kindOf(target);
    const sealed = vault.seal(contextOf(kind), target);
    const index = vault.index(contextOf(kind), target);
    return kind === "email" ? { email: sealed, email_index: index } : { phone: sealed, phone_index: index };
  };
  const birthdayColumn: Contacts["birthdayColumn"] = (birthday) => ({
    birthday: vault.seal(contextOf("birthday"), birthday),
  });
  /** Everything up to the ciphertext: version and present key. */
  const prefix = (): string => {
    const sealed = vault.seal("prefix", "");
    return sealed.slice(0, sealed.lastIndexOf(".") + 1);
  };
  function* sealSome(kind: Sealed, present: string): Work<number> {
    const stale = q
      .selectFrom("site_member")
      .select(["id", kind])
      .where(kind, "is not", null)
      .where(kind, "not like", `${present}%`);
    const rows = yield* all(stale.limit(AT_ONCE));
    for (const row of rows) {
      const text = open(kind, (row as Partial<Record<Sealed, string>>)[kind] ?? "");
      yield* run(
        q
          .updateTable("site_member")
          .set(kind === "birthday" ? birthdayColumn(text) : columns(text))
          .where("id", "=", row.id),
      );
    }
    return rows.length;
  }
  return {
    memberOf: (brand, target) => {
      const kind = kindOf(target);
      const index = vault.index(contextOf(kind), target);
      return first(
        q.selectFrom("site_member").selectAll().where("brand", "=", brand).where(`${kind}_index`, "=", index),
      );
    },
    columns,
    birthdayColumn,
    birthday: ({ birthday }) => (birthday === null ? null : open("birthday", birthday)),
    target: (row, kind) => {
      const text = row?.[kind] ?? null;
      const opened = text === null ? open("phone", blank) : open(kind, text);
      return text === null ? null : opened;
    },
    sealAll: async () => {
      const present = prefix();
      for (const kind of SEALED) while ((await database.atomic(() => sealSome(kind, present))) === AT_ONCE);
    },
  };
};
