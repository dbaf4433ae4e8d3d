import { contract } from "@baize/api-client/contract";
import { type FakeAnswers, fixture } from "@baize/api-client/testing";
import type { ProtectionState } from "@baize/feature-kit";
import { preInfo, sent } from "../auth/auth-samples.test.support.ts";

/** A member with a phone number and nothing else. */
export const sampleMember = (part: object = {}) =>
  fixture(contract.member.token, {
    username: "demo2026",
    realName: "",
    birthday: "",
    gender: "",
    phone: "138****2026",
    phoneBound: true,
    email: "",
    emailBound: false,
    ...part,
  });

/** A member of whom nothing is verified, and nothing is closed for it, but for this. */
export const identityOf = (part: Partial<ProtectionState["identity"]>): ProtectionState =>
  fixture(contract.protection.state, {
    identity: { state: "none", at: null, fault: null, age: "unknown", closed: [], ...part },
  });

const session = { device: "web", network: "203.0.113.*" } as const;
export const sampleSessions = [
  {
    ...session,
    id: "s1",
    isCurrent: true,
    startedAt: "2026-11-28T08:00:00+08:00",
    activeAt: "2026-11-28T12:00:00+08:00",
  },
  {
    ...session,
    id: "s2",
    isCurrent: false,
    device: "ios",
    startedAt: "2026-11-27T08:00:00+08:00",
    activeAt: "2026-11-28T11:00:00+08:00",
  },
] as const;

export const samplePasskeys = [
  { id: "p1", name: "我的手机", createdAt: "2026-11-01T08:00:00+08:00", usedAt: "2026-11-28T11:00:00+08:00" },
  { id: "p2", name: "书房的电脑", createdAt: "2026-11-20T21:30:00+08:00", usedAt: null },
];

/** What the page reads, beside the answers given. */
export const personalAnswers = (answers: FakeAnswers = {}): FakeAnswers => ({
  ...answers,
  service: { preInfo, sms: sent, ...answers.service },
  member: { token: sampleMember(), ...answers.member },
  finance: { withdrawPasswordConfig: { d: true, p: true }, ...answers.finance },
  passkey: { list: { max: 10, list: [] }, ...answers.passkey },
  profile: { sessions: [...sampleSessions], ...answers.profile },
});
