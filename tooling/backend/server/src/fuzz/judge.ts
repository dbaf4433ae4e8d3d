import { type AnyCall, COMMON_CODES, envelope } from "@baize/api-client/contract";
import * as v from "valibot";

/** What an answer must never show: stacks, SQL, key material, hashes. */
export const INNARDS = new RegExp(
  [
    /\bat (?:\S+ \()?(?:file:|node:|\/)\S*:\d+/,
    /node_modules|SQLITE|syntax error|SqliteError|postgres|TypeError|undefined is not/,
    /\$argon2|PRIVATE KEY/,
  ]
    .map(({ source }) => source)
    .join("|"),
  "i",
);

/** Statuses of a request that is none of the call; they have an envelope too. */
const UNREADABLE: ReadonlySet<number> = new Set([400, 404, 405, 413, 415]);

export interface Answered {
  readonly status: number;
  readonly text: string;
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** Null for an answer that the contract allows to a request of the call; else what is wrong with it. */
export const judge = (call: AnyCall, { status, text }: Answered): string | null => {
  if (status >= 500) return `status ${status}`;
  const innards = INNARDS.exec(text);
  if (innards !== null) return `it shows "${innards[0]}"`;
  const body = v.safeParse(envelope, parse(text));
  if (!body.success) return "it is no envelope";
  const { code = "", data } = body.output;
  if (!body.output.status) {
    if (status !== 200 && !UNREADABLE.has(status)) return `a refusal with status ${status}`;
    return [...call.errors, ...COMMON_CODES].includes(code) ? null : `the code "${code}" is none of the call`;
  }
  if (status !== 200) return `accepted with status ${status}`;
  const checked = v.safeParse(call.data, data);
  return checked.success ? null : `data out of its shape at "${v.getDotPath(checked.issues[0]) ?? ""}"`;
};
