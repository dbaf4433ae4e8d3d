import {
  isAllowedUrl,
  LINK_ACTION,
  type LiveTopic,
  type OwnText,
  MESSAGE_FORMATS,
  MESSAGE_KINDS,
  safeReturnPath,
  TEXT_LOCALES,
} from "@baize/domain";
import { brandSubject, first, memberSubject, noteChange, run, type Work } from "@baize/ledger";
import * as v from "valibot";
import { accept, type Answer, refuse } from "@baize/safeguards";
import type { CorrespondenceBrand, Env } from "../interface/ports.ts";
import { type MessageRow, q } from "../store/tables.ts";
import { isStorable, withLineFeeds } from "../text/read-text.ts";

const localText = (max: number) => {
  const text = v.pipe(
    v.string(),
    v.transform(withLineFeeds),
    v.trim(),
    v.minLength(1),
    v.maxLength(max),
    v.check(isStorable),
  );
  const entries = Object.fromEntries(TEXT_LOCALES.map((locale) => [locale, text]));
  return v.pipe(
    v.strictObject(entries),
    v.transform((texts) => texts as OwnText),
  );
};

/** A path of the site, or any https address without a name or password in it. */
const isTarget = (value: string): boolean =>
  safeReturnPath(value) !== null || (URL.canParse(value) && isAllowedUrl(value, [new URL(value).origin]));

const link = v.variant("action", [
  v.strictObject({
    action: v.literal(LINK_ACTION.COPY),
    value: v.pipe(v.string(), v.minLength(1), v.maxLength(200), v.check(isStorable)),
  }),
  v.strictObject({
    action: v.literal(LINK_ACTION.OPEN_NEW),
    value: v.pipe(v.string(), v.maxLength(2_000), v.check(isTarget)),
  }),
]);

const audience = v.variant("audience", [
  v.strictObject({ audience: v.literal("all") }),
  /** Members of this level and above, whenever they reach it; the highest they have had counts, so that no message disappears. */
  v.strictObject({
    audience: v.literal("level"),
    level: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10)),
  }),
  v.strictObject({ audience: v.literal("member"), member: v.pipe(v.string(), v.minLength(1), v.maxLength(64)) }),
]);

const fields = v.strictObject({
  kind: v.picklist(MESSAGE_KINDS),
  to: audience,
  /** Of a broadcast: first in the list, and also for members who register later. */
  pinned: v.optional(v.boolean(), false),
  format: v.picklist(MESSAGE_FORMATS),
  title: localText(120),
  body: localText(20_000),
  link: v.optional(v.nullable(link), null),
  /** The same key of a brand sends once. */
  key: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{16,64}$/))),
});

/** A message as an operator writes it. */
export const newMessage = v.pipe(
  fields,
  v.forward(
    v.check(({ kind, to }) => kind !== "notice" || to.audience !== "member"),
    ["to"],
  ),
  v.forward(
    v.check(({ kind, to }) => kind !== "personal" || to.audience === "member"),
    ["to"],
  ),
  v.forward(
    v.check(({ pinned, to }) => !pinned || to.audience !== "member"),
    ["pinned"],
  ),
);
export type NewMessage = v.InferOutput<typeof newMessage>;

export type SendCode = "message_invalid" | "member_unknown" | "member_paused";

const rowOf = (brand: string, { kind, to, pinned, format, title, body, link: shown, key }: NewMessage) => ({
  brand,
  kind,
  member: to.audience === "member" ? to.member : "",
  min_level: to.audience === "level" ? BigInt(to.level) : 0n,
  pinned: pinned ? 1n : 0n,
  format,
  title: JSON.stringify(title),
  body: JSON.stringify(body),
  action: shown === null ? null : BigInt(shown.action),
  action_value: shown?.value ?? null,
  once: key === undefined ? null : `sent/${key}`,
});

const MESSAGES: readonly LiveTopic[] = ["messages"];

/** Has those to whom a message is, or was, addressed read their messages again. */
export const noteMessage = ({ member, brand }: Pick<MessageRow, "member" | "brand">, at: number): Work<void> =>
  noteChange(member === "" ? brandSubject(brand) : memberSubject(member), MESSAGES, at);

/** Stores a message, once where it has a key; its id, or that of the one that the key has sent. */
export function* storeMessage(row: MessageRow): Work<string> {
  const insert = q.insertInto("corr_message").values(row);
  if ((yield* run(insert.onConflict((c) => c.doNothing()))) === 1) {
    yield* noteMessage(row, Number(row.at));
    return row.id;
  }
  const kept = yield* first(
    q.selectFrom("corr_message").select("id").where("brand", "=", row.brand).where("once", "=", row.once),
  );
  if (kept === undefined) throw new Error(`Message "${row.id}" was neither written nor there before.`);
  return kept.id;
}

/** Sends what an operator wrote: one row, whoever it is for. "message_invalid" says where the fault is. */
export function* sendMessage(
  env: Env,
  brand: CorrespondenceBrand,
  input: unknown,
  now: number,
): Work<Answer<{ readonly id: string }, SendCode>> {
  const read = v.safeParse(newMessage, input);
  if (!read.success) return refuse("message_invalid", { field: v.getDotPath(read.issues[0]) ?? "" });
  const { kind, to } = read.output;
  if (to.audience === "member") {
    const profile = yield* env.profileOf(brand.code, to.member);
    if (profile === null) return refuse("member_unknown");
    if (profile.isPaused && kind === "activity") return refuse("member_paused");
  }
  const row = { id: env.newId("M"), ...rowOf(brand.code, read.output), at: BigInt(now) };
  return accept({ id: yield* storeMessage(row) });
}
