import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { decodeAnswer } from "../decode.ts";
import { fixture } from "../testing/fixture.ts";
import { type AnyCall, contract, idsOf } from "./index.ts";

const calls: AnyCall[] = Object.values(contract).flatMap((area) => Object.values(area) as AnyCall[]);
const paths = (keep: (call: AnyCall) => boolean): string[] => calls.filter(keep).map((call) => call.path);

/** docs/specification.md §7.4 to §7.7, in its order. */
const SPECIFIED = `
GET /api/findmed/v1/member/token
GET /api/findmed/v1/member/balance
GET /api/findmed/v1/member/vips
GET /api/findmed/v1/member/vips/list
GET /api/findmed/v1/member/message/num
GET /api/f/v1/member/preInfo
GET /api/findmed/v1/member/phoneArea
POST /api/findmed/v1/member/forgetpassword
GET /api/findmed/v1/member/reg/contact
GET /api/findmed/v1/member/record/game
POST /api/f/v1/member/login/mpe
GET /api/findmed/v1/md
POST /api/service/sms
POST /api/f/v1/upload
POST /api/f/v1/withdraw/can/banks
POST /api/f/v1/member/banks
POST /api/f/v1/virtual/can/protocol
POST /api/findmed/v1/member/virtual/delete
GET /api/f/v1/withdraw/password/config
GET /api/game/walletlist
GET /api/game/transfer
GET /api/game/transfer/recycle
GET /api/findmed/v1/game/list
POST /api/findmed/v1/heartbeat
GET /api/findmed/v1/promo/flags
GET /api/findmed/v1/promo/list
GET /api/findmed/v1/promo/detail
GET /api/findmed/v1/promo/topCover
GET /api/findmed/v1/promo/secondNav
GET /api/findmed/v1/promo/sign/info
POST /api/findmed/v1/promo/sign
POST /api/findmed/v1/promo/resign
POST /api/findmed/v1/promo/giftexchange
POST /api/findmed/v1/promo/giftexchange/bet
POST /api/findmed/v1/promo/active/recharge/rewards
POST /api/findmed/v1/promo/active/rules
POST /api/findmed/v1/promo/active/isJoinActive
POST /api/findmed/v1/promo/active/join
POST /api/findmed/v1/promo/active/apply/depositActive
POST /api/findmed/v1/promo/active/apply/aloneActive
POST /api/findmed/v1/promo/active/record
`
  .trim()
  .split("\n");

describe("contract", () => {
  it("holds the 41 calls of the specification, by method and path", () => {
    const specified = calls.filter(({ source }) => source === "spec").map(({ method, path }) => `${method} ${path}`);
    expect(SPECIFIED).toHaveLength(41);
    expect(specified.toSorted()).toEqual(SPECIFIED.toSorted());
  });
  it("names each method and path once", () => {
    expect(new Set(calls.map((call) => `${call.method} ${call.path}`)).size).toBe(calls.length);
  });
  it("says of reads alone how long they stay fresh", () => {
    expect(paths((call) => call.stale !== undefined && call.effect !== "read")).toEqual([]);
    expect(paths((call) => call.stale !== undefined)).not.toEqual([]);
  });
  it("marks as personal reads that anyone may make, and no others", () => {
    expect(paths((call) => call.isPersonal === true && (call.access !== "anyone" || call.effect !== "read"))).toEqual(
      [],
    );
    expect(paths((call) => call.isPersonal === true)).toContain(contract.promo.list.path);
  });
  it("lets browsers keep what is the same for everybody, and nothing else", () => {
    const isPublic = ({ method, access, effect, isPersonal }: AnyCall): boolean =>
      method === "GET" && access === "anyone" && effect === "read" && isPersonal === undefined;
    expect(paths((call) => call.isKept === true && !isPublic(call))).toEqual([]);
    expect(paths((call) => call.isKept === true)).toEqual([contract.games.list.path]);
  });
  it("keeps extensions, and nothing else, under their own prefix", () => {
    expect(paths((call) => call.path.startsWith("/api/x/v1/"))).toEqual(paths((call) => call.source === "extension"));
  });
  it("asks for a session wherever money moves", () => {
    expect(paths((call) => call.effect === "money" && call.access !== "member")).toEqual([]);
  });
  it("knows the writes that the page sends by itself, and no automatic read or money call", () => {
    expect(paths((call) => call.isAutomatic === true)).toEqual([
      contract.finance.operationClose.path,
      contract.games.heartbeat.path,
      contract.desk.seen.path,
    ]);
    expect(paths((call) => call.isAutomatic === true && call.effect !== "write")).toEqual([]);
  });
});

/** The same data with every boolean in another form. */
function inForm(value: unknown, form: (flag: boolean) => unknown): unknown {
  if (typeof value === "boolean") return form(value);
  if (Array.isArray(value)) return value.map((item) => inForm(item, form));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, inForm(item, form)]));
}
const hasFlag = (call: AnyCall): boolean => JSON.stringify(fixture(call)).match(/:(true|false)\b/) !== null;

describe("a flag in an answer", () => {
  it.each([
    ["1 and 0", Number],
    ['"1" and "0"', (flag: boolean) => String(Number(flag))],
    ['"true" and "false"', String],
  ])("is read as %s, in every call", (_form, form) => {
    expect(calls.filter((call) => call.source === "spec" && hasFlag(call)).length).toBeGreaterThan(15);
    for (const call of calls) {
      const answer = JSON.stringify({ status: true, data: inForm(fixture(call), form) });
      expect(decodeAnswer(call, answer).result, call.path).toEqual({ ok: true, data: fixture(call) });
    }
  });
  it.each([2, -1, "yes", "", null, {}])("is not read from %j", (value) => {
    const call = contract.finance.withdrawPasswordConfig;
    const answer = JSON.stringify({ status: true, data: { d: value, p: false } });
    expect(() => decodeAnswer(call, answer)).toThrow("breaks the contract");
  });
});

describe("a text that a person typed or pasted", () => {
  const { sms, forgetPassword, loginMpe, giftExchange, virtualAdd, bankAdd } = {
    ...contract.service,
    ...contract.member,
    ...contract.promo,
    ...contract.finance,
  };
  it.each([
    ["graphic captcha", sms, "captcha", "\u200Bａ b 7 Ｋ\u202C", "ab7K"],
    ["graphic captcha", forgetPassword, "captcha", " 7 7 a b ", "77ab"],
    ["invitation code", loginMpe, "i_code", "\u202DＤＥＭＯ2026\u202C ", "DEMO2026"],
    ["area code", loginMpe, "area", "＋86\u200E", "+86"],
    ["gift code", giftExchange, "code", "\u00ADＧIFT-1 ", "GIFT-1"],
    ["name of an address", virtualAdd, "alias", "\u202Emein Cafe\u0301\u202C ", "mein Café"],
    ["branch", bankAdd, "branch", "\uFEFF朝阳（北）支行\u200B", "朝阳（北）支行"],
  ] as const)("has one form: %s", (_what, call, field, typed, read) => {
    const entries: Readonly<Record<string, v.GenericSchema>> = call.input.entries;
    const schema = entries[field];
    if (schema === undefined) throw new Error(`The call has no field ${field}.`);
    expect(v.parse(schema, typed)).toBe(read);
  });
});

describe("a day and a list of ids", () => {
  it.each([
    ["2028-02-29", true],
    ["2026-02-29", false],
    ["2026-04-31", false],
    ["2026-4-1", false],
  ])("%s is a day of the calendar: %s", (value, isDay) => {
    expect(v.is(contract.promo.rebate.input, { day: value })).toBe(isDay);
  });
  it("holds one to as many ids as its call takes, as text on both sides", () => {
    const ids = contract.messages.remove.input.entries.ids;
    const most = Array.from({ length: 100 }, (_, index) => `id-${index}`).join(",");
    for (const list of ["a", "a,b", most]) expect(v.parse(ids, list)).toBe(list);
    for (const list of ["", ",", "a,", ",a", "a,,b", "a b", `${most},x`]) expect(v.is(ids, list), list).toBe(false);
    expect(idsOf("a,b")).toEqual(["a", "b"]);
    expect(idsOf("")).toEqual([]);
  });
});
