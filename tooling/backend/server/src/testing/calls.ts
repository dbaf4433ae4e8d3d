import { type AnyCall, contract } from "@baize/api-client/contract";
import type { ObjectEntries, ObjectSchema } from "valibot";

/** Every call that the reference server serves, by name. */
export const servedCalls: readonly (readonly [name: string, call: AnyCall])[] = Object.entries(contract).flatMap(
  ([area, calls]) => Object.entries<AnyCall>(calls).map(([name, call]) => [`${area}.${name}`, call] as const),
);

export const fieldNames = (call: AnyCall): readonly string[] =>
  Object.keys((call.input as ObjectSchema<ObjectEntries, undefined>).entries);

/** Values that pass the schemas, by field; what is not named here takes "1". */
const SAMPLES: Readonly<Record<string, string>> = {
  scene: "login",
  captchaId: "abc",
  captcha: "1234",
  username: "someone",
  password: "QUJDRA==",
  loginPassword: "QUJDRA==",
  current: "QUJDRA==",
  keyId: "key",
  type: "phone",
  area: "86",
  account: "13900000000",
  phone: "13900000000",
  email: "a@mail.example",
  code: "123456",
  ticket: "ticket",
  response: "{}",
  name: "phone",
  i_code: "DEMO2026",
  realName: "林晓",
  adult: "1",
  terms: "1",
  autoTransfer: "1",
  step: "identify",
  withdraw_type: "all",
  id: "x1",
  channelId: "bank-transfer",
  amount: "100.00",
  payerName: "林晓",
  reqId: "0123456789abcdef0123",
  slipId: "x1",
  bankCode: "YUNHE",
  holder: "林晓",
  number: "6222000011112222",
  branch: "",
  accountId: "A1",
  date: "-1",
  start: "2026-11-01",
  end: "2026-11-02",
  page: "1",
  size: "20",
  kind: "all",
  show: "1",
  from: "central",
  to: "xhdz",
  platform: "xhdz",
  orderNo: "T1",
  gameid: "",
  gameId: "g1",
  period: "day",
  length: "P1D",
  allBrands: "0",
  mode: "real",
  surface: "desktop",
  gameType: "4",
  state: "won",
  day: "2026-11-26",
  birthday: "1990-05-12",
  text: "这是一段用于测试的文字，足够长。",
  contact: "a@mail.example",
  pictures: "",
  visitor: "a".repeat(32),
};
/** Where a call takes other values than most do. */
const OWN_SAMPLES: ReadonlyMap<AnyCall, Readonly<Record<string, string>>> = new Map<
  AnyCall,
  Readonly<Record<string, string>>
>([
  [contract.messages.list, { kind: "notice" }],
  [contract.messages.readAll, { kind: "notice" }],
  [contract.feedback.add, { type: "other" }],
  [contract.promo.vipClaim, { type: "month" }],
  [contract.protection.exclude, { length: "P6M" }],
  [contract.desk.read, { after: "0" }],
]);
export const sampleOf = (call: AnyCall): Record<string, string> =>
  Object.fromEntries(fieldNames(call).map((name) => [name, OWN_SAMPLES.get(call)?.[name] ?? SAMPLES[name] ?? "1"]));
