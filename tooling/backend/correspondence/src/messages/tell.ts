import {
  categoryPath,
  LINK_ACTION,
  type LinkAction,
  type MessageKind,
  paths,
  TEXT_LOCALES,
  type TextLocale,
} from "@baize/domain";
import type { Work } from "@baize/ledger";
import type { CorrespondenceBrand, Env } from "../interface/ports.ts";
import { en } from "../words/en.ts";
import {
  type EventWords,
  formsOf,
  type MemberEvent,
  type MemberEvents,
  type WrittenEvent,
} from "../words/event-words.ts";
import { zhCN } from "../words/zh-cn.ts";
import { storeMessage } from "./new-message.ts";

const WORDS: Readonly<Record<TextLocale, EventWords>> = { "zh-CN": zhCN, en };

type Link = readonly [LinkAction, string];
const copy = ({ id }: { readonly id: string }): Link => [LINK_ACTION.COPY, id];
const open = (path: string) => (): Link => [LINK_ACTION.OPEN_NEW, path];

type EventType = keyof MemberEvents;
const LINKS: { readonly [T in EventType]: (event: MemberEvent<T>) => Link } = {
  depositCredited: copy,
  depositRefused: copy,
  withdrawalPaid: copy,
  withdrawalRefused: copy,
  accountLocked: open(paths.iframeCustomerService),
  accountUnlocked: open(paths.personal),
  promotionReward: open(paths.activityDiscount),
  freeBetsGiven: ({ categories: [first] }) => [
    LINK_ACTION.OPEN_NEW,
    first === undefined ? paths.venues : categoryPath(first),
  ],
  applicationDeclined: open(paths.activityDiscount),
  goodsApproved: open(paths.activityDiscount),
  rewardReversed: open(paths.activityDiscount),
  limitChanged: open(paths.protection),
  limitAsked: open(paths.protection),
  limitReady: open(paths.protection),
  breakTaken: open(paths.protection),
  excluded: open(paths.protection),
  exclusionLifted: open(paths.protection),
  identityAsked: open(paths.personal),
  identityVerified: open(paths.personal),
  identityRefused: open(paths.personal),
  passwordChanged: open(paths.personal),
  passkeyAdded: open(paths.personal),
  passkeyRemoved: open(paths.personal),
  contactChanged: open(paths.personal),
  newDevice: open(paths.personal),
  answered: ({ about }) => [
    LINK_ACTION.OPEN_NEW,
    about === "feedback" ? paths.feedBackList : paths.iframeCustomerService,
  ],
};

const OF_PROMOTIONS: ReadonlySet<EventType> = new Set([
  "promotionReward",
  "freeBetsGiven",
  "applicationDeclined",
  "goodsApproved",
  "rewardReversed",
]);
const kindOf = (type: EventType): MessageKind => (OF_PROMOTIONS.has(type) ? "activity" : "personal");

const write = <T extends EventType>(
  { zone }: CorrespondenceBrand,
  event: MemberEvent<T>,
): { readonly words: Readonly<Record<TextLocale, WrittenEvent>>; readonly link: Link } => {
  const forms = formsOf(zone);
  const words = (locale: TextLocale): WrittenEvent => WORDS[locale][event.type](event, forms);
  return { words: { "zh-CN": words("zh-CN"), en: words("en") }, link: LINKS[event.type](event) };
};

/**
 * Tells a member what has happened, in all languages. Told again under the same `id` it changes nothing. Composes
 * inside the transaction of the event, so that neither is without the other.
 */
export function* tellMember<T extends EventType>(
  env: Env,
  { brand, member }: { readonly brand: CorrespondenceBrand; readonly member: string },
  event: MemberEvent<T>,
  now: number,
): Work<void> {
  const { words, link } = write(brand, event);
  const [action, value] = link;
  const texts = (part: keyof WrittenEvent): string =>
    JSON.stringify(Object.fromEntries(TEXT_LOCALES.map((locale) => [locale, words[locale][part]])));
  yield* storeMessage({
    id: env.newId("M"),
    brand: brand.code,
    kind: kindOf(event.type),
    member,
    min_level: 0n,
    pinned: 0n,
    format: "text",
    title: texts("title"),
    body: texts("text"),
    action: BigInt(action),
    action_value: value,
    once: `told/${member}/${event.type}/${event.id}`,
    at: BigInt(now),
  });
}
