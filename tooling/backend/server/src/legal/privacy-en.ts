import { prose } from "@baize/domain";
import type { WriteLegal } from "./legal-text.ts";

export const privacyEn: WriteLegal = ({ name, licence, contact, hasStatistics }) => [
  {
    heading: "Who is responsible",
    text: [
      licence
        ? prose`
            ${name} is run by ${licence.holder} (licence number ${licence.number}), which is responsible for your
            personal data.`
        : `The operator of ${name} is responsible for your personal data.`,
      ...(contact === "" ? [] : [`For questions about privacy please contact ${contact}.`]),
    ],
  },
  {
    heading: "What we keep and why",
    text: [
      [
        prose`
          Account: user name, phone number or e-mail address, the real name and the birthday that you give,
          invitation codes. To log you in, establish your identity and age, reach you, and give birthday gifts.`,
        "Passwords: of the log-in and the withdrawal password we keep digests that cannot be turned back.",
        prose`
          Passkeys, if you add any: the name that you give, the public key, and when it was added and last used.
          Fingerprints and faces never leave your device.`,
        prose`
          Money: deposits, withdrawals, exchanges and transfers, payers' names, payout accounts. To pay, keep
          the books and prevent money laundering.`,
        "Play: bets, results, valid turnover and VIP level. To settle bets, give rebates and resolve disputes.",
        prose`
          What we write to each other: your feedback, your conversation with customer service, an application to
          become an agent with the contact in it, and our messages to you. To answer you and to decide on
          applications and complaints.`,
        prose`
          Pictures that you upload: avatar, payment slips and the like. They are drawn anew, without the place
          and other data that a camera adds.`,
        prose`
          Security: device number, times of log-in, failed attempts and network address. To protect accounts and
          prevent abuse.`,
      ],
      "We do not collect your contacts or exact location, and we do not sell your data.",
    ],
  },
  {
    heading: "How long we keep it",
    text: [
      [
        prose`
          Account, orders, books, bets and pictures: the books refer to them, so they are kept as long as the
          law requires.`,
        "Codes: invalid once used or after five minutes; the record of what was sent is kept for seven days.",
        "Messages and conversations with customer service: 180 days; pinned messages until they are recalled. Feedback and applications: as long as complaints and commission need them.",
        "Log-in: 24 hours at most, and it ends after half an hour without activity.",
        "Counts of failed attempts and requests: cleared when their period is over.",
        prose`
          Security log: log-ins with their network address, log-outs and refused requests, without passwords,
          codes and numbers, until it is no longer needed.`,
      ],
    ],
  },
  {
    heading: "Who sees it",
    text: [
      [
        "Our staff, as far as their work needs it.",
        "Banks and payment channels: the amount, name and account that a payment needs.",
        "The provider of a game that you open: a member number, bets and the wallet balance, no name and no contact.",
        "The member who invited you: part of your user name, the day of registration, whether you have deposited, and the daily sums that commission is worked out from.",
        "Regulators and law enforcement, where the law demands it.",
      ],
      "Your phone number, e-mail address and payout accounts are shown only in part on the pages.",
    ],
  },
  {
    heading: "How it is protected",
    text: [
      prose`
        Phone numbers, e-mail addresses, payout accounts, payers' names, contacts in feedback and applications of
        agents are stored encrypted. Passwords are encrypted on your device before they are sent. Withdrawals ask
        for a password of their own, and further payout accounts can be used only after a wait.`,
      "Nothing is absolutely secure. If a breach affects you, we tell you and the authority as soon as we can.",
    ],
  },
  {
    heading: "Cookies and storage",
    text: [
      prose`
        This site uses a single cookie. It shows that a request comes from a page of this site and is not used
        for tracking.`,
      [
        "Cleared with the tab: log-in token, numbers of actions that are not finished, waiting times of codes.",
        prose`
          Kept in the browser: device number, invitation code (until you register), language, colour scheme,
          whether the balance is hidden; the user name if you ask for it.`,
        "Files of the site are cached so that it opens without a connection. They hold nothing of yours.",
      ],
      hasStatistics
        ? prose`
            Visits are counted in a frame that is isolated from this site. It learns the kind of page and the
            time, and cannot read your account, your log-in or what you type.`
        : "This site uses no statistics of third parties.",
      "You can clear all of it in the settings of your browser at any time.",
    ],
  },
  {
    heading: "Your rights",
    text: [
      prose`
        You may see, correct and obtain your data, and ask that it be deleted or its use restricted, except for
        what the law or the books require us to keep. Your deposits, withdrawals, bets and other movements can
        be seen and exported on their pages.`,
      prose`
        Please contact us${contact === "" ? "" : ` (${contact})`}. We establish your identity first and answer
        within 30 days. You may also complain to the data protection authority of the place where you live.`,
    ],
  },
  {
    heading: "Minors",
    text: [
      prose`
        This site is not for minors. If you find that we keep data of a minor, please tell us; we delete it once
        this is established.`,
    ],
  },
  {
    heading: "Changes",
    text: ["Changes are published on this page with their date. You are told of important ones separately."],
  },
];
