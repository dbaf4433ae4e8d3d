import { BANK_GROUPS, PAYOUT_TYPES } from "@baize/domain";
import * as v from "valibot";
import { post } from "./call.ts";
import { password, passwordErrors } from "./finance-shapes.ts";
import {
  answerFlag,
  cardNumber,
  coinAddress,
  decimal,
  done,
  id,
  instant,
  nothing,
  personName,
  text,
  whole,
  words,
} from "./shapes.ts";

export const payoutAccount = v.object({
  id,
  type: v.picklist(PAYOUT_TYPES),
  bankCode: v.string(),
  bankName: v.string(),
  accountMasked: v.string(),
  holderMasked: v.string(),
  protocol: v.string(),
  coinType: v.nullable(v.number()),
  /** The member's own name for a coin address; empty for the others. */
  alias: v.string(),
  isDefault: answerFlag,
  enabled: answerFlag,
  /** Why it cannot be used now, and until when (cooling-off after adding). */
  reason: v.nullable(v.picklist(["cooling_off", "maintenance", "disabled"])),
  usableFrom: v.nullable(instant),
  addedAt: instant,
});

/** The holder's full name; may be left out once one is fixed. */
const holder = v.optional(personName);
const addErrors = [...passwordErrors, "account_exists", "account_limit"] as const;
const holderErrors = ["holder_required", "holder_invalid", "holder_mismatch"] as const;

/** Where withdrawals go. */
export const accountCalls = {
  withdrawBanks: post("/api/f/v1/withdraw/can/banks", {
    source: "spec",
    access: "member",
    effect: "read",
    summary: "Banks that a withdrawal can go to, in four ordered groups",
    input: nothing,
    data: v.array(
      v.object({
        code: v.string(),
        name: v.string(),
        group: v.picklist(BANK_GROUPS),
        sort: v.number(),
        logo: v.string(),
        enabled: answerFlag,
        /** Lower-case pinyin without tones or spaces, and its initials; empty where the name has none. */
        pinyin: v.string(),
        initials: v.string(),
      }),
    ),
  }),
  memberBanks: post("/api/f/v1/member/banks", {
    source: "spec",
    access: "member",
    effect: "read",
    summary: "The member's payout accounts",
    input: v.object({ withdraw_type: v.optional(v.picklist(["all", ...PAYOUT_TYPES]), "all") }),
    data: v.object({
      /** Most accounts of each type. */
      max: v.object({ bank: v.number(), alipay: v.number(), coin: v.number() }),
      /** The holder that every bank and Alipay account carries, masked; empty before the first. */
      holderMasked: v.string(),
      /** Hours that a further account waits before it can be paid to. */
      coolingOffHours: v.number(),
      list: v.array(payoutAccount),
    }),
  }),
  virtualProtocols: post("/api/f/v1/virtual/can/protocol", {
    source: "spec",
    access: "member",
    effect: "read",
    summary: "Virtual coins and their protocols",
    input: nothing,
    data: v.array(
      v.object({
        coinType: v.number(),
        name: v.string(),
        protocols: v.array(
          v.object({
            code: v.string(),
            name: v.string(),
            min: decimal,
            max: decimal,
            fee: decimal,
            confirmations: v.number(),
            rate: decimal,
          }),
        ),
      }),
    ),
  }),
  virtualDelete: post("/api/findmed/v1/member/virtual/delete", {
    source: "spec",
    access: "member",
    effect: "write",
    summary: "Delete a virtual-coin address of the member",
    input: v.object({ id }),
    data: done,
    errors: ["account_unknown"],
  }),
  payoutDelete: post("/api/x/v1/payout/delete", {
    source: "extension",
    access: "member",
    effect: "write",
    summary: "Delete a bank card or Alipay account of the member",
    input: v.object({ id }),
    data: done,
    errors: ["account_unknown"],
  }),
  payoutDefault: post("/api/x/v1/payout/default", {
    source: "extension",
    access: "member",
    effect: "write",
    summary: "Make a payout account the default one",
    input: v.object({ id }),
    data: done,
    errors: ["account_unknown"],
  }),
  bankAdd: post("/api/x/v1/bank/add", {
    source: "extension",
    access: "member",
    effect: "write",
    summary: "Add a bank card; the holder is fixed after the first account",
    input: v.object({
      bankCode: id,
      holder,
      number: cardNumber,
      branch: v.optional(text(80), ""),
      ...password,
    }),
    data: payoutAccount,
    errors: [...addErrors, ...holderErrors, "bank_unknown", "number_invalid"],
  }),
  alipayAdd: post("/api/x/v1/alipay/add", {
    source: "extension",
    access: "member",
    effect: "write",
    summary: "Add an Alipay account, a phone number or e-mail address with its QR picture",
    input: v.object({ holder, account: words(128), qrId: id, ...password }),
    data: payoutAccount,
    errors: [...addErrors, ...holderErrors, "alipay_invalid", "picture_unknown"],
  }),
  virtualAdd: post("/api/x/v1/virtual/add", {
    source: "extension",
    access: "member",
    effect: "write",
    summary: "Add a virtual-coin address, checked by its protocol",
    input: v.object({
      coinType: whole(0, 99),
      protocol: id,
      address: coinAddress,
      alias: v.optional(text(20), ""),
      ...password,
    }),
    data: payoutAccount,
    errors: [...addErrors, "coin_unknown", "address_invalid"],
  }),
} as const;
