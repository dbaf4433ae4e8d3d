import {
  ASSET_CODES,
  CATEGORY_IDS,
  cleanCardNumber,
  cleanCode,
  cleanName,
  cleanWord,
  LINK_ACTION,
  plainText,
  type CleanText,
} from "@baize/domain";
import * as v from "valibot";

const ONE_ID = "[A-Za-z0-9_:.-]{1,64}";

/** Decimal string, at most six decimals, no exponent: `"1280.50"`, `"-3"`. */
export const decimal = v.pipe(v.string(), v.regex(/^-?(0|[1-9]\d{0,13})(\.\d{1,6})?$/));
/** Positive decimal typed by a member; the asset's scale is checked by the server. */
export const amount = v.pipe(v.string(), v.regex(/^(0|[1-9]\d{0,10})(\.\d{1,6})?$/));
/** ISO 8601 instant with offset. */
export const instant = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/));
/** Day of the calendar, `YYYY-MM-DD`; 2026-02-29 is none. */
export const day = v.pipe(
  v.string(),
  v.isoDate(),
  v.check((value) => new Date(Date.parse(value)).toJSON()?.startsWith(value) ?? false),
);
/** Opaque id; always a string, since some exceed 2^53. */
export const id = v.pipe(v.string(), v.regex(new RegExp(`^${ONE_ID}$`)));
/** Idempotency key of one intent, made by the client. */
export const reqId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{16,64}$/));
/** Token of one who writes to the service desk, or judges an article, without a session; a member has none. */
export const visitor = v.optional(v.pipe(v.string(), v.regex(/^[\w-]{32}$/)));
/** RSA-OAEP ciphertext, base64. */
export const sealed = v.pipe(v.string(), v.base64(), v.maxLength(1024));
/** Asset code. */
export const asset = v.picklist(ASSET_CODES);

/** Characters of a short text before it has its one form: a label or a message may have been pasted with it. */
const MOST_PASTED = 200;

const cleaned = (max: number, clean: (value: string) => string) =>
  v.pipe(v.string(), v.maxLength(Math.max(max, MOST_PASTED)), v.transform(clean));
/** Composed, without characters that show nothing and without outer white space; full-width forms are kept. */
const composed = (value: string): string => cleanWord(value).text.normalize("NFC");

/** Free text of a member. */
export const text = (max: number) => v.pipe(cleaned(max, composed), v.maxLength(max));
/** Required free text. */
export const words = (max: number) => v.pipe(cleaned(max, composed), v.minLength(1), v.maxLength(max));
/** A short code that is typed from somewhere else, such as an invitation; full-width forms count as ASCII. */
export const typedCode = (max: number) => v.pipe(cleaned(max, plainText), v.maxLength(max));
/** Answer to a graphic captcha; spaces between its characters do not count. */
export const captchaAnswer = v.pipe(
  cleaned(MOST_PASTED, (value) => plainText(value).replace(/\s/g, "")),
  v.minLength(1),
  v.maxLength(8),
);

/**
 * Text in the one form that its field gives it, on both sides of the wire. Text of which something would be dropped
 * stays as it is, so that its rule refuses it.
 */
const inOneForm = (clean: (value: string) => CleanText) =>
  v.pipe(
    v.string(),
    v.maxLength(MOST_PASTED),
    v.transform((value) => {
      const { text: cleaned, dropped } = clean(value);
      return dropped === "" ? cleaned : value;
    }),
  );
/** Member name; upper and lower case are kept, and are one account. */
export const username = v.pipe(
  v.string(),
  v.maxLength(MOST_PASTED),
  v.transform(plainText),
  v.minLength(1),
  v.maxLength(32),
);
/** A person's name. */
export const personName = v.pipe(inOneForm(cleanName), v.minLength(1), v.maxLength(60));
/** As {@link personName}; empty where it is optional. */
export const personNameOrEmpty = v.pipe(inOneForm(cleanName), v.maxLength(60));
/** Number of a bank card. */
export const cardNumber = v.pipe(inOneForm(cleanCardNumber), v.regex(/^\d{12,19}$/));
/** Address of a coin. */
export const coinAddress = v.pipe(inOneForm(cleanWord), v.minLength(1), v.maxLength(128));

/** Free text whose length, in characters as people count them, its call judges. */
export const longText = v.pipe(v.string(), v.maxLength(4_000));
/** Ids of a list that {@link idList} has let pass; empty text has none. */
export const idsOf = (list: string): readonly string[] => (list === "" ? [] : list.split(","));
/** One to `max` ids, joined by commas. */
export const idList = (max: number) =>
  v.pipe(v.string(), v.regex(new RegExp(`^${ONE_ID}(,${ONE_ID}){0,${max - 1}}$`)), v.maxLength(max * 65));

/** Whole number, a string on the wire. */
export const whole = (min: number, max: number) =>
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d{1,9}$/), v.transform(Number))]),
    v.integer(),
    v.minValue(min),
    v.maxValue(max),
  );
/** True or false, "1" or "0" on the wire. */
export const flag = v.pipe(
  v.union([v.boolean(), v.picklist(["0", "1"])]),
  v.transform((value) => value === true || value === "1"),
);

/** True or false in an answer; back ends also write 1 and 0, as numbers or text, and the words. */
export const answerFlag = v.pipe(
  v.union([v.boolean(), v.picklist([1, 0, "1", "0", "true", "false"])]),
  v.transform((value) => value === true || value === 1 || value === "1" || value === "true"),
);
/** An answer that can only be yes, in any form of {@link answerFlag}. */
export const yes = v.pipe(
  v.union([v.literal(true), v.picklist([1, "1", "true"])]),
  v.transform((): true => true),
);

/** When the next code may be asked for and until when this one is good; a back end may leave both out. */
export const codeTimes = { waitUntil: v.optional(instant), expiresAt: v.optional(instant) } as const;

/** A session that has begun, and the log-in before it. */
export const openedSession = v.object({ uid: id, lastLoginTime: v.nullable(instant) });

export const nothing = v.object({});
export const done = v.object({ ok: yes });

export const category = v.picklist(Object.values(CATEGORY_IDS));
/** Verification code. */
export const code = v.pipe(inOneForm(cleanCode), v.regex(/^\d{4,6}$/));
/** How a code is sent. */
export const channel = v.picklist(["phone", "email"]);

/** Page request: 1-based page, up to 100 rows. */
export const paging = { page: v.optional(whole(1, 100_000), 1), size: v.optional(whole(1, 100), 20) };
/**
 * Either a preset (docs/specification.md §9.5: −1 none, 0 today, 1 yesterday, 2 last 7 days, 3 last 30 days) or two
 * days, inclusive.
 */
export const period = { date: v.optional(whole(-1, 3), -1), start: v.optional(day), end: v.optional(day) };

export const maintenance = v.object({ start: v.nullable(instant), end: v.nullable(instant), text: v.string() });
export const contact = v.object({
  device: v.string(),
  number: v.string(),
  icon: v.string(),
  /** docs/specification.md §9.10: COPY=1, OPEN_NEW=2. */
  action: v.picklist(Object.values(LINK_ACTION)),
  url: v.optional(v.string()),
});
