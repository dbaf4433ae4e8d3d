import { type AnyCall, type Area, contract } from "@baize/api-client/contract";
import type { ObjectEntries, ObjectSchema } from "valibot";

const named = (area: string, calls: Area): (readonly [string, AnyCall])[] =>
  Object.entries(calls).map(([name, call]) => [`${area}.${name}`, call]);

/** Every call that the reference server serves, by name. */
export const servedCalls: readonly (readonly [name: string, call: AnyCall])[] = [
  ...named("account", contract.account),
  ...named("member", contract.member),
  ...named("service", contract.service),
  ...named("finance", contract.finance),
  ...named("games", contract.games),
];

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
  keyId: "key",
  type: "phone",
  area: "86",
  account: "13900000000",
  phone: "13900000000",
  email: "a@mail.example",
  code: "123456",
  ticket: "ticket",
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
  mode: "real",
  surface: "desktop",
  gameType: "4",
  state: "won",
};
export const sampleOf = (call: AnyCall): Record<string, string> =>
  Object.fromEntries(fieldNames(call).map((name) => [name, SAMPLES[name] ?? "1"]));
