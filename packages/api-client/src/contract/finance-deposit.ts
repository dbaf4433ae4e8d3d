import { DEPOSIT_KINDS, DEPOSIT_STATUSES } from "@baize/domain";
import * as v from "valibot";
import { get, post } from "./call.ts";
import {
  amount,
  answerFlag,
  asset,
  day,
  decimal,
  done,
  id,
  instant,
  maintenance,
  nothing,
  personNameOrEmpty,
  reqId,
} from "./shapes.ts";
import { amountErrors } from "./finance-shapes.ts";

const kind = v.picklist(DEPOSIT_KINDS);

/** A promotion that a deposit may join, as the member can have it now; joining it is the member's choice. */
const offer = v.object({
  id,
  title: v.string(),
  /** Least credit, amount less fee, that it is given for. */
  min: decimal,
  /** Percent of the credit. */
  percent: decimal,
  /** Largest bonus of one order, in the account's currency. */
  max: decimal,
  /** Rollover multiple of the bonus itself; that of the deposit is the channel's. */
  turnoverMultiple: decimal,
});

export const depositOrder = v.object({
  id,
  state: v.picklist(DEPOSIT_STATUSES),
  kind,
  channelId: id,
  channelName: v.string(),
  /** What the member asked to deposit, in `currency`. */
  amount: decimal,
  /** Exactly what must be paid, in `payAsset`. */
  payAmount: decimal,
  payAsset: asset,
  fee: decimal,
  /** Bonus of the offer that was joined: what is promised, once settled what was paid; zero without one. */
  bonus: decimal,
  /** What the wallet will receive: amount − fee + bonus. */
  receive: decimal,
  /** The account currency, or the house coin whose wallet is topped up. */
  currency: asset,
  /** Rollover requirement that the deposit will bring, in the account currency. */
  turnover: decimal,
  payee: v.nullable(v.object({ bank: v.string(), name: v.string(), account: v.string(), branch: v.string() })),
  /** Text of the QR code to scan with the payment app; null where there is none. */
  qrText: v.nullable(v.string()),
  coin: v.nullable(v.object({ protocol: v.string(), address: v.string(), rate: decimal, confirmations: v.number() })),
  /** To be written in the remark of the payment; empty when none is needed. */
  noteCode: v.string(),
  payerName: v.string(),
  /** The payment slip that the member gave. */
  slipUrl: v.nullable(v.string()),
  createdAt: instant,
  deadline: instant,
  settledAt: v.nullable(instant),
  /** Why it was refused; a code of the cashier, null otherwise. */
  reason: v.nullable(v.string()),
  serverTime: instant,
});

const channel = v.object({
  id,
  name: v.string(),
  payAsset: asset,
  /** Currency of `min`, `max`, `quick` and of the order: the account's, or the house coin whose wallet is topped up. */
  currency: asset,
  min: decimal,
  max: decimal,
  /** Percent of the amount, "0" when free. */
  feePercent: decimal,
  quick: v.array(decimal),
  /** Account currency per one unit of `payAsset`; null when they are the same. */
  rate: v.nullable(decimal),
  coinType: v.nullable(v.number()),
  protocol: v.nullable(v.string()),
  confirmations: v.nullable(v.number()),
  etaMinutes: v.number(),
  turnoverMultiple: decimal,
  recommended: answerFlag,
  /** True where the payer's name must be given with the order. */
  needsPayer: answerFlag,
  offer: v.nullable(offer),
  maintenance: v.nullable(maintenance),
});

/** Paying in, and what a member reads about it. */
export const depositCalls = {
  depositMethods: get("/api/x/v1/deposit/methods", {
    source: "extension",
    access: "member",
    effect: "read",
    topics: ["maintenance", "protection"],
    summary: "Deposit methods with their channels, limits, fees and offers",
    input: nothing,
    data: v.array(v.object({ id, kind, name: v.string(), channels: v.array(channel) })),
  }),
  depositCreate: post("/api/x/v1/deposit/create", {
    source: "extension",
    access: "member",
    effect: "money",
    summary: "Open a deposit order; an open order of the channel is an answer too",
    input: v.object({
      channelId: id,
      amount,
      payerName: v.optional(personNameOrEmpty),
      /** Id of the channel's offer to join, or "none". */
      offer: v.optional(id, "none"),
      reqId,
    }),
    data: depositOrder,
    errors: [
      ...amountErrors,
      "channel_unknown",
      "channel_closed",
      "order_open",
      "payer_required",
      "payer_invalid",
      "offer_ended",
      "key_reused",
      "money_locked",
      /** `detail.period`, `.limit`, `.left` (of the account's currency) and `.until`, as `freesAt`; none for null. */
      "deposit_limit",
      /** A break or self-exclusion: `detail.kind` and `.until`. */
      "play_paused",
      "identity_required",
    ],
  }),
  depositOrder: get("/api/x/v1/deposit/order", {
    source: "extension",
    access: "member",
    effect: "read",
    topics: ["orders"],
    summary: "One deposit order",
    input: v.object({ id }),
    data: depositOrder,
    errors: ["order_unknown"],
  }),
  depositOpen: get("/api/x/v1/deposit/open", {
    source: "extension",
    access: "member",
    effect: "read",
    topics: ["orders"],
    summary: "Deposit orders that are not settled",
    input: nothing,
    data: v.array(depositOrder),
  }),
  depositPaid: post("/api/x/v1/deposit/paid", {
    source: "extension",
    access: "member",
    effect: "write",
    summary: "The member says that the order is paid; a slip may be given now or later",
    input: v.object({ id, slipId: v.optional(id) }),
    data: depositOrder,
    errors: ["order_unknown", "order_settled", "slip_unknown"],
  }),
  depositCancel: post("/api/x/v1/deposit/cancel", {
    source: "extension",
    access: "member",
    effect: "write",
    summary: "Cancel an unpaid deposit order",
    input: v.object({ id }),
    data: depositOrder,
    errors: ["order_unknown", "order_settled"],
  }),
  depositNews: get("/api/x/v1/deposit/news", {
    source: "extension",
    access: "member",
    effect: "read",
    topics: ["orders"],
    summary: "Tutorials and news about paying in, newest first",
    input: nothing,
    data: v.array(
      v.object({
        id,
        kind: v.picklist(["tutorial", "news"]),
        title: v.string(),
        date: day,
        isRead: answerFlag,
        /** Plain paragraphs. */
        text: v.array(v.string()),
        /** Steps of a tutorial, in order; empty for news. */
        steps: v.array(v.object({ title: v.string(), text: v.string() })),
      }),
    ),
  }),
  depositNewsRead: post("/api/x/v1/deposit/news-read", {
    source: "extension",
    access: "member",
    effect: "write",
    summary: "The member has read an entry",
    input: v.object({ id }),
    data: done,
    errors: ["news_unknown"],
  }),
} as const;
