import { prose } from "@baize/domain";
import type { WriteLegal } from "./legal-text.ts";

export const termsEn: WriteLegal = ({
  name,
  licence,
  minAge,
  contact,
  zone,
  turnoverMultiple,
  coolingOff,
  orderLife,
}) => [
  {
    heading: "About these terms",
    text: [
      licence
        ? prose`
            ${name} is run by ${licence.holder}, licence number ${licence.number}, which can be looked up in the
            register of the licensing authority at ${licence.url}. These terms are an agreement between you and
            that company.`
        : `These terms are an agreement between you and the operator of ${name}.`,
      prose`
        By registering you confirm that you have read and accept these terms and the privacy policy. If you do
        not, please do not register or use an account.`,
      `Days, limits and promotions follow ${zone}.`,
    ],
  },
  {
    heading: "Account and age",
    text: [
      prose`
        You must be at least ${minAge} years old, and the law of the place where you are must allow you to
        gamble online.`,
      [
        "Each person may have one account, for personal use only. It must not be transferred, lent or sold.",
        "Keep your log-in password, withdrawal password and codes to yourself. Our service never asks for them.",
        "What is done with your password or code counts as done by you. Tell us at once when something looks wrong.",
        "You are logged out after half an hour without activity, and have to log in again after 24 hours.",
      ],
      "An account whose holder proves to be under age is closed: open bets are void and deposits go back to the payer.",
    ],
  },
  {
    heading: "Identity",
    text: [
      prose`
        The name, phone number and e-mail address that you give must be true and your own. The holder's name is
        fixed with your first bank card or Alipay account.`,
      prose`
        To meet our legal duties and to protect your money we may ask for proof of identity, age or source of
        funds. Withdrawals may wait until this is done.`,
    ],
  },
  {
    heading: "Deposits",
    text: [
      [
        "Pay from accounts in your own name. Payments by others go back to the account they came from.",
        prose`
          Pay each order to the account, in the amount and with the remark shown on its page, within
          ${orderLife}. Accounts change; do not pay to an earlier one.`,
        "The fee, the amount credited and the turnover that comes with it are shown before you confirm.",
        prose`
          Coins must be sent over the network chosen with the order, in the quantity shown. Coins sent over
          another network cannot be brought back.`,
        "Money that arrives late is credited once it has been matched.",
      ],
      "Balances bear no interest and are not a bank deposit or an investment.",
    ],
  },
  {
    heading: "Turnover",
    text: [
      prose`
        Before money can be withdrawn, valid bets of ${turnoverMultiple} × the deposit are required; for
        bonuses the multiple shown when they are taken applies. What is still missing is shown on the withdrawal
        page.`,
      "Bets count when they are settled. Cancelled and void bets and demo play do not count.",
    ],
  },
  {
    heading: "Withdrawals",
    text: [
      [
        "Money is paid only to accounts in your own name that are registered here.",
        `The first payout account can be used at once; each later one after ${coolingOff}.`,
        "Each withdrawal asks for the withdrawal password. Five wrong entries in a row lock withdrawals for a day.",
        "Limits, the number of withdrawals a day and fees depend on your VIP level and are shown before you confirm.",
        prose`
          A VIP level is held until the end of the calendar quarter after the one in which you reached it. From
          then on it drops by one at the end of a quarter without the deposits and turnover that the VIP page
          shows.`,
        prose`
          A withdrawal that was submitted cannot be taken back by you. If it cannot be paid, the money returns
          to your balance and you are told why.`,
      ],
      "For withdrawals to a coin address the exchange rate is fixed when you confirm.",
    ],
  },
  {
    heading: "Bets and results",
    text: [
      [
        "A bet is placed when our server has received and recorded it. It cannot be changed or taken back afterwards.",
        "Results are made by the server, and its records decide. Rules and return to player are stated in each game.",
        "A lost connection does not affect a recorded bet: open the game again or look at your bets to see the result.",
        prose`
          If a match is called off, single stakes are returned; in a combination that match counts with a price
          of 1.00.`,
        "Payouts caused by an obvious system error are invalid. The stakes concerned are returned and you are told.",
      ],
      prose`
        Automatic betting by programs, collusion, use of errors and money laundering are forbidden. We may close
        the accounts concerned and report them as the law requires.`,
    ],
  },
  {
    heading: "Bonuses",
    text: [
      prose`
        Taking part is your choice. Percentage, maximum and turnover are shown before you join. Offers are for
        one person each; bonuses taken repeatedly with several accounts are withdrawn.`,
    ],
  },
  {
    heading: "Safer gambling",
    text: [
      prose`
        Gambling is entertainment and you may lose. Use only money that you can afford to lose, never borrow to
        bet, and do not chase losses.`,
      prose`
        You can see your deposits, withdrawals, bets and net deposits at any time; games show how long you have
        played and your result.`,
      prose`
        You can set deposit limits, take a break or exclude yourself. A lower limit acts at once, a higher one after
        a waiting time and your confirmation. During a break or self-exclusion there is no play, no deposit and no
        promotion, and it cannot be ended early; you can still log in, withdraw and read your records. An exclusion
        is lifted only after its time and at your request. Who has excluded themselves may open no other account.`,
      prose`
        If you want to stop logging in, contact us${contact === "" ? "" : ` (${contact})`} and our staff will close
        the account for you. Your balance remains yours and can be withdrawn on request.`,
    ],
  },
  {
    heading: "Restricted and closed accounts",
    text: [
      prose`
        You may have your account closed at any time. Please withdraw first; we pay what is left to an account
        in your own name.`,
      prose`
        We may restrict or close an account when these terms are broken, when identity cannot be established, or
        when the law demands it. You are told why unless the law forbids it. Money that is lawfully yours
        remains yours.`,
      "There is no fee for inactive accounts.",
    ],
  },
  {
    heading: "Service and maintenance",
    text: [
      prose`
        Maintenance is announced. Bets and payments cannot be made meanwhile; bets and orders already recorded
        are not affected.`,
      prose`
        After interruptions by force majeure or by lines of others we restore the service as soon as we can, but
        cannot promise that it is never interrupted.`,
    ],
  },
  {
    heading: "Complaints",
    text: [
      prose`
        Please contact us${contact === "" ? "" : `: ${contact}`}, with your user name, the time and the order
        number. We answer within 10 days, or tell you how much longer we need.`,
      licence
        ? `If you are not satisfied, you may turn to the licensing authority and name licence ${licence.number}.`
        : "If you are not satisfied, you may turn to the authority of the place where you live.",
    ],
  },
  {
    heading: "Changes",
    text: [
      prose`
        Changes are published on this page with their date. You are told of changes that affect your rights
        before they take effect. Bets and orders made before follow the earlier terms.`,
      "If you do not agree with a change, you may withdraw your money and close the account.",
    ],
  },
];
