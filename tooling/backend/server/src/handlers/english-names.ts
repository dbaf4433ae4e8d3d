import { ENGLISH_NAMES } from "@baize/cashier";
import type { Provider } from "@baize/provider";
import { accept } from "../http/answer.ts";
import type { CallContext } from "./handlers.ts";

/** Fields of answers that name a method, channel, bank, account or wallet. */
const NAMED: ReadonlySet<string> = new Set(["name", "channelName", "bankName", "label"]);

type Names = ReadonlyMap<string, string>;

/** The name itself, or what begins with one, such as a bank and the end of a card's number. */
const english = (text: string, names: Names): string => {
  const known = names.get(text);
  if (known !== undefined) return known;
  const [head = "", ...rest] = text.split(" ");
  return [names.get(head) ?? head, ...rest].join(" ");
};

/** What a field holds; `answer` is the JSON of another call's answer (contract, `finance.operation`). */
const fieldWithNames = (key: string, held: unknown, names: Names): unknown => {
  if (typeof held !== "string") return withNames(held, names);
  if (key === "answer") return JSON.stringify(withNames(JSON.parse(held), names));
  return NAMED.has(key) ? english(held, names) : held;
};

const withNames = (value: unknown, names: Names): unknown => {
  if (Array.isArray(value)) return value.map((one) => withNames(one, names));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, held]) => [key, fieldWithNames(key, held, names)]));
};

type AnyHandler = (context: CallContext, input: never) => Promise<{ readonly ok: boolean; readonly data?: unknown }>;

/**
 * The cashier's calls, answered with English names to whoever asks in English: it keeps all names as they were when an
 * order was made, in Chinese. What neither it nor the provider has named is left as it is, such as an operator's own
 * channel, a payee, who must be named as the payment has to name them, and a member's own alias.
 *
 * @param handlers by the names of their calls
 */
export const withEnglishNames = <H extends object>(handlers: H, { wallet }: Pick<Provider, "wallet">): H => {
  const inEnglish =
    (handle: AnyHandler): AnyHandler =>
    async (context, input) => {
      const answer = await handle(context, input);
      if (!answer.ok || context.locale !== "en") return answer;
      const halls = wallet.list(context.tenant.facts.currency.code).map(({ name, nameEn }) => [name, nameEn] as const);
      return accept(withNames(answer.data, new Map([...Object.entries(ENGLISH_NAMES), ...halls])));
    };
  return Object.fromEntries(
    Object.entries<AnyHandler>(handlers as Readonly<Record<string, AnyHandler>>).map(([name, handle]) => [
      name,
      inEnglish(handle),
    ]),
  ) as H;
};
