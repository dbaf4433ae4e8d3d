import { contract } from "@baize/api-client/contract";
import { type FakeAnswers, fixture, SAMPLE_PUBLIC_KEY } from "@baize/api-client/testing";

export const preInfo = fixture(contract.service.preInfo, {
  login: { captcha: false, modes: ["password", "phone", "email"] },
  register: { channels: ["phone", "email"], inviteMode: "optional", realName: "none" },
  publicKey: { id: "k1", pem: SAMPLE_PUBLIC_KEY, notAfter: "2099-01-01T00:00:00Z" },
  minAge: 18,
});
const phoneArea = [
  { code: "86", name: "中国", iso: "CN", pattern: "^1[3-9]\\d{9}$" },
  { code: "65", name: "新加坡", iso: "SG", pattern: "^[89]\\d{7}$" },
];
/** A code that was sent. */
export const sent = { ok: true, waitSec: 60, ticket: "t-1", dailyLeft: 4 } as const;
/** An accepted log-in or registration. */
export const session = { uid: "u1", lastLoginTime: null } as const;

/** Answers of the calls that both screens make, beside those of the test. */
export const answersWith = (answers: FakeAnswers = {}): FakeAnswers => ({
  ...answers,
  service: { preInfo, phoneArea, sms: sent, ...answers.service },
});
