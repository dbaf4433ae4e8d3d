import type { CategoryId, DeclineReason, IdentityFault } from "@baize/domain";
import {
  type EventWords,
  type Forms,
  type LimitMost,
  type MemberEvents,
  orderReason,
  type OrderReasons,
} from "./event-words.ts";

const LOCKED: Readonly<Record<MemberEvents["accountLocked"]["what"], string>> = {
  login: "Log-in",
  play: "Play",
  money: "Money actions",
  withdrawal: "Withdrawals",
};
const join = (...sentences: readonly string[]): string => sentences.join(" ");
const IDENTITY_FAULTS: Readonly<Record<IdentityFault, string>> = {
  name_differs: join(
    "The name on the document is not the real name of your account.",
    "If that is a mistake, ask customer service to correct it and ask again.",
  ),
  birthday_differs: join(
    "The birth date on the document is not the birthday of your account.",
    "If that is a mistake, ask customer service to correct it and ask again.",
  ),
  document_unclear:
    "The document could not be read. Please ask again with clear pictures of the whole, valid document.",
  under_age: join(
    "By the document you are below the age that the law asks for. The account cannot deposit or play.",
    "Your balance can be withdrawn; please contact customer service.",
  ),
};
const SPANS: Readonly<Record<MemberEvents["limitChanged"]["span"], string>> = {
  day: "daily",
  week: "weekly",
  month: "monthly",
};
const DEVICES: Readonly<Record<MemberEvents["newDevice"]["device"], string>> = {
  web: "a web browser",
  ios: "an iOS device",
  android: "an Android device",
};

const REASONS: OrderReasons = {
  not_received: "no payment was received",
  amount_mismatch: "the payment differs from the order",
  name_mismatch: "the name does not match",
  account_check_failed: "the account could not be verified",
};
const DECLINED: Readonly<Record<DeclineReason, string>> = {
  not_eligible: "the conditions are not met.",
  details_wrong: "the details are not right; you can apply again with the right ones.",
  address_wrong: "the delivery details are not right; please contact customer service.",
  duplicate_account: "a person can take part with one account.",
  rules_broken: "it is against the rules of the promotion.",
  other: "please ask customer service.",
};
const CATEGORIES: Readonly<Record<CategoryId, string>> = {
  2: "live casino",
  3: "fishing",
  4: "slots",
  5: "lottery",
  6: "sports",
  7: "board and card games",
  8: "esports",
};

const NOT_YOU = "If this was not you, please contact customer service at once.";

const mostIn = (most: LimitMost, forms: Forms): string =>
  "minutes" in most ? `${most.minutes} min` : forms.amount(most);

export const en: EventWords = {
  depositCredited: ({ id, amount }, forms) => ({
    title: "Deposit credited",
    text: `Your deposit of ${forms.amount(amount)} has been credited. Order number: ${id}. See your money records.`,
  }),
  depositRefused: ({ id, amount, reason }, forms) => ({
    title: "Deposit not accepted",
    text: join(
      `Your deposit of ${forms.amount(amount)} was not accepted: ${orderReason(REASONS, reason)}.`,
      `Order number: ${id}. If you have paid, please show customer service the proof of payment.`,
    ),
  }),
  withdrawalPaid: ({ id, amount, to }, forms) => ({
    title: "Withdrawal paid",
    text: join(
      `Your withdrawal of ${forms.amount(amount)} has been paid to ${to}.`,
      `Order number: ${id}. When it arrives depends on the receiving side.`,
    ),
  }),
  withdrawalRefused: ({ id, amount, reason }, forms) => ({
    title: "Withdrawal not accepted",
    text: join(
      `Your withdrawal of ${forms.amount(amount)} was not accepted: ${orderReason(REASONS, reason)}.`,
      `The amount is back in your central wallet. Order number: ${id}.`,
    ),
  }),
  accountLocked: ({ what, until }, forms) => ({
    title: `${LOCKED[what]} suspended`,
    text: `${LOCKED[what]} of your account: suspended ${
      until === null ? "until further notice" : `until ${forms.time(until)}`
    }. Please contact customer service if you have questions.`,
  }),
  accountUnlocked: ({ what }) => ({
    title: `${LOCKED[what]} available again`,
    text: `${LOCKED[what]} of your account: available again.`,
  }),
  promotionReward: ({ title, amount, turnover }, forms) => ({
    title: "Promotion reward paid",
    text: `The reward of “${title.en}”, ${forms.amount(amount)}, is in your central wallet. ${
      turnover === null
        ? "It asks for no turnover."
        : `It asks for valid bets of ${forms.amount(turnover)} before a withdrawal.`
    }`,
  }),
  freeBetsGiven: ({ title, count, amount, categories, until }, forms) => ({
    title: "Free bets given",
    text: join(
      `You have ${count} free bets of ${forms.amount(amount)} each from “${title.en}”.`,
      `They can be used in ${categories.map((id) => CATEGORIES[id]).join(", ")} until ${forms.time(until)}.`,
    ),
  }),
  applicationDeclined: ({ title, reason }) => ({
    title: "Application declined",
    text: `Your application for “${title.en}” was declined: ${DECLINED[reason]}`,
  }),
  goodsApproved: ({ title }) => ({
    title: "Gift on its way",
    text: `Your gift of “${title.en}” is being prepared. The promotion records show how far it is.`,
  }),
  rewardReversed: ({ title }) => ({
    title: "Reward taken back",
    text: join(
      `The operator has taken back the reward of “${title.en}”. The promotion records show the details.`,
      "Please contact customer service if you have questions.",
    ),
  }),
  limitChanged: ({ name, span, amount, from }, forms) => {
    const change = amount === null ? "is lifted" : `is ${mostIn(amount, forms)}`;
    return {
      title: "Limit changed",
      text: join(`From ${forms.time(from)} on your ${SPANS[span]} ${name.en} ${change}.`, NOT_YOU),
    };
  },
  limitAsked: ({ name, span, amount, from, until }, forms) => ({
    title: "Limit change asked for",
    text: join(
      `You asked for your ${SPANS[span]} ${name.en} to be ${amount === null ? "lifted" : mostIn(amount, forms)}.`,
      `It stays as it is until you confirm the change, from ${forms.time(from)} to ${forms.time(until)}.`,
      NOT_YOU,
    ),
  }),
  limitReady: ({ name, span, amount, until }, forms) => ({
    title: "Limit change waits for you",
    text: join(
      `The change of your ${SPANS[span]} ${name.en} to ${amount === null ? "no limit" : mostIn(amount, forms)}`,
      `can be confirmed until ${forms.time(until)}. Without confirmation the limit stays as it is.`,
    ),
  }),
  breakTaken: ({ until }, forms) => ({
    title: "Your break has begun",
    text: join(
      `Until ${forms.time(until)} there is no play, no deposit and no promotion. A break cannot be ended early.`,
      "You can still log in, read your records and withdraw.",
    ),
  }),
  excluded: ({ until }, forms) => ({
    title: "Self-exclusion in force",
    text: join(
      `Until at least ${forms.time(until)} there is no play, no deposit and no promotion.`,
      "It does not end by itself: after that time customer service lifts it when you ask for it.",
      "You can still log in, read your records and withdraw.",
    ),
  }),
  exclusionLifted: () => ({
    title: "Self-exclusion lifted",
    text: "Customer service has lifted your self-exclusion. Limits that you have set stay in force.",
  }),
  identityAsked: () => ({
    title: "Verification asked for",
    text: "We compare the document that you handed in. The result comes as a message.",
  }),
  identityVerified: () => ({
    title: "Identity verified",
    text: "Your name and age have been compared with your document and are right.",
  }),
  identityRefused: ({ fault }) => ({
    title: "Identity not verified",
    text: IDENTITY_FAULTS[fault],
  }),
  passwordChanged: ({ which, at, hasRemovedPasskeys = false }, forms) => ({
    title: which === "login" ? "Log-in password changed" : "Withdrawal password changed",
    text: join(
      `Your ${which === "login" ? "log-in" : "withdrawal"} password was changed at ${forms.time(at)}.`,
      ...(hasRemovedPasskeys ? ["All passkeys of the account were removed with it; you can add yours again."] : []),
      NOT_YOU,
    ),
  }),
  passkeyAdded: ({ name, at }, forms) => ({
    title: "Passkey added",
    text: join(
      `The passkey “${name}” was added to your account at ${forms.time(at)}. It can be used to log in.`,
      "If this was not you, remove it, change your log-in password and contact customer service at once.",
    ),
  }),
  passkeyRemoved: ({ name, at }, forms) => ({
    title: "Passkey removed",
    text: join(
      `The passkey “${name}” was removed from your account at ${forms.time(at)}. It no longer logs in.`,
      NOT_YOU,
    ),
  }),
  contactChanged: ({ which, at }, forms) => ({
    title: which === "phone" ? "Phone number updated" : "E-mail address updated",
    text: join(
      `The ${which === "phone" ? "phone number" : "e-mail address"} of your account was updated at ${forms.time(at)}.`,
      NOT_YOU,
    ),
  }),
  newDevice: ({ device, at }, forms) => ({
    title: "Log-in from a new device",
    text: join(
      `Your account was logged in to from a new device (${DEVICES[device]}) at ${forms.time(at)}.`,
      "If this was not you, change your log-in password and contact customer service at once.",
    ),
  }),
  answered: ({ about }) => ({
    title: about === "feedback" ? "A reply to your feedback" : "Customer service has answered you",
    text: about === "feedback" ? "You can read it under “My feedback”." : "You can read it in the service window.",
  }),
};
