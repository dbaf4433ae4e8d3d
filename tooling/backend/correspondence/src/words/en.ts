import type { EventWords, MemberEvents } from "./event-words.ts";

const LOCKED: Readonly<Record<MemberEvents["accountLocked"]["what"], string>> = {
  login: "Log-in",
  play: "Play",
  money: "Money actions",
  withdrawal: "Withdrawals",
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

const NOT_YOU = "If this was not you, please contact customer service at once.";

const join = (...sentences: readonly string[]): string => sentences.join(" ");

export const en: EventWords = {
  depositCredited: ({ id, amount }, forms) => ({
    title: "Deposit credited",
    text: `Your deposit of ${forms.amount(amount)} has been credited. Order number: ${id}. See your money records.`,
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
      `Your withdrawal of ${forms.amount(amount)} was not accepted: ${reason}.`,
      `The amount is back in your central wallet. Order number: ${id}.`,
    ),
  }),
  accountLocked: ({ what, until }, forms) => ({
    title: `${LOCKED[what]} suspended`,
    text: `${LOCKED[what]} of your account: suspended ${
      until === null ? "until further notice" : `until ${forms.time(until)}`
    }. Please contact customer service if you have questions.`,
  }),
  promotionReward: ({ title, amount, turnover }, forms) => ({
    title: "Promotion reward paid",
    text: `The reward of “${title.en}”, ${forms.amount(amount)}, is in your central wallet. ${
      turnover === null
        ? "It asks for no turnover."
        : `It asks for valid bets of ${forms.amount(turnover)} before a withdrawal.`
    }`,
  }),
  limitChanged: ({ name, span, amount, from }, forms) => {
    const change = amount === null ? "is lifted" : `is ${forms.amount(amount)}`;
    return {
      title: "Limit changed",
      text: join(`From ${forms.time(from)} on your ${SPANS[span]} ${name.en} ${change}.`, NOT_YOU),
    };
  },
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
