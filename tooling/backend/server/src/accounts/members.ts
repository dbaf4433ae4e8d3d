import { type CallData, type contract, memberInfo } from "@baize/api-client/contract";
import { plainText } from "@baize/domain";
import { first, prepared, run, type Work } from "@baize/ledger";
import { type MemberRow, q } from "./tables.ts";

/** 1 normal, 2 play locked, 3 money locked. */
export type MemberStatus = CallData<typeof contract.member.token>["status"];
/** The status of a number; undefined for one that is none. */
export const readStatus = (status: number | bigint): MemberStatus | undefined =>
  memberInfo.entries.status.options.find((known) => known === Number(status));

/** The status of a row, which the table's own check holds to the list. */
export const statusOf = ({ status }: { readonly status: bigint }): MemberStatus => {
  const known = readStatus(status);
  if (known === undefined) throw new Error(`A member's stored status is ${status}, which is not on the list.`);
  return known;
};

export const usernameKey = (username: string): string => plainText(username).toLowerCase();

const rowById = prepared((id: string) => q.selectFrom("site_member").selectAll().where("id", "=", id));
export const memberById = (id: string): Work<MemberRow | undefined> => first(rowById(id));

export const memberByName = (brand: string, username: string): Work<MemberRow | undefined> =>
  first(
    q
      .selectFrom("site_member")
      .selectAll()
      .where("brand", "=", brand)
      .where("username_key", "=", usernameKey(username)),
  );

export const memberByInvite = (brand: string, code: string): Work<MemberRow | undefined> =>
  first(q.selectFrom("site_member").selectAll().where("brand", "=", brand).where("invite_code", "=", code));

export interface NewMember {
  readonly id: string;
  readonly brand: string;
  readonly username: string;
  readonly password: string;
  /** As `Contacts.columns` gives it. */
  readonly contact: Partial<Pick<MemberRow, "phone" | "email" | "phone_index" | "email_index">>;
  readonly realName: string;
  readonly inviteCode: string;
  readonly invitedBy: string | null;
  readonly at: number;
}

/** Random parts of a new member, made outside the transaction that stores them. */
export const draftMember = (
  random: (n: number) => Uint8Array,
): { readonly id: string; readonly inviteCode: string } => {
  const letters = (bytes: number): string =>
    Array.from(random(bytes), (byte) => "abcdefghjkmnpqrstuvwxyz23456789"[byte % 31]).join("");
  return { id: `m${letters(15)}`, inviteCode: letters(8) };
};

/** False when the name, the phone or the e-mail is taken at the brand. */
export function* insertMember(member: NewMember): Work<boolean> {
  const row: MemberRow = {
    id: member.id,
    brand: member.brand,
    username: member.username.trim(),
    username_key: usernameKey(member.username),
    password: member.password,
    phone: null,
    email: null,
    phone_index: null,
    email_index: null,
    ...member.contact,
    real_name: member.realName,
    avatar: "",
    invite_code: member.inviteCode,
    invited_by: member.invitedBy,
    vip_level: 0n,
    vip_peak: 0n,
    vip_reached: null,
    vip_quarter: null,
    birthday: null,
    gender: "",
    status: 1n,
    login_locked: 0n,
    auto_transfer: 0n,
    withdraw_password: null,
    withdraw_tries: 0n,
    withdraw_locked_until: 0n,
    created_at: BigInt(member.at),
    login_at: null,
    previous_login_at: null,
  };
  return (
    (yield* run(
      q
        .insertInto("site_member")
        .values(row)
        .onConflict((c) => c.doNothing()),
    )) === 1
  );
}

export const updateMember = (id: string, change: Partial<Omit<MemberRow, "id" | "brand">>): Work<number> =>
  run(q.updateTable("site_member").set(change).where("id", "=", id));
