import { contract } from "@baize/api-client/contract";
import { type FakeAnswers, failure, fixture } from "@baize/api-client/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Page } from "./hub-page.tsx";

const shown = (answers: FakeAnswers) => ({ answers, path: "/user" }) as const;
const balance = fixture(contract.member.balance, {
  balance: "11200.00",
  locked: "400.00",
  withdrawable: "11200.00",
  total: "34730.93",
  currency: "CNY",
});
const token = fixture(contract.member.token, {
  username: "demo2026",
  nickname: "",
  qq: "",
  vipLevel: 3,
  phoneBound: true,
  emailBound: true,
});
const vips = fixture(contract.member.vips, {
  level: 3,
  deposit: "44000.00",
  nextDeposit: "100000.00",
  turnover: "99446.00",
  nextTurnover: "300000.00",
});
const turnover = { need: "1000.00", done: "250.00", left: "750.00", currency: "CNY", list: [] } as const;
const settled: FakeAnswers = {
  member: { balance, token, vips },
  finance: { withdrawPasswordConfig: { d: true, p: true }, turnover: { ...turnover, list: [] } },
};

const meta: Meta<typeof Page> = { title: "member/Hub", component: Page, parameters: shown(settled) };
export default meta;
type Story = StoryObj<typeof Page>;

export const Settled: Story = {};
export const New: Story = {
  parameters: shown({
    member: {
      balance: { ...balance, balance: "0.00", locked: "0.00", withdrawable: "0.00", total: "0.00" },
      token: { ...token, vipLevel: 0, lastLoginTime: null, emailBound: false },
      vips: { ...vips, level: 0, deposit: "0.00", turnover: "0.00" },
    },
    finance: {
      withdrawPasswordConfig: { d: true, p: false },
      memberBanks: { max: { bank: 5, alipay: 3, coin: 5 }, holderMasked: "", coolingOffHours: 24, list: [] },
      turnover: { need: "0.00", done: "0.00", left: "0.00", currency: "CNY", list: [] },
    },
  }),
};
export const LimitsUndecided: Story = {
  parameters: shown({
    ...settled,
    protection: { state: fixture(contract.protection.state, { isDecided: false }) },
  }),
};
export const IdentityNotVerified: Story = {
  parameters: shown({
    ...settled,
    protection: {
      state: fixture(contract.protection.state, {
        identity: { state: "none", at: null, fault: null, age: "declared", closed: ["deposit", "play", "withdraw"] },
      }),
    },
  }),
};
export const HighestLevel: Story = {
  parameters: shown({
    ...settled,
    member: {
      balance,
      token: { ...token, vipLevel: 10 },
      vips: { ...vips, level: 10, nextDeposit: null, nextTurnover: null },
    },
  }),
};
export const NothingReadable: Story = {
  parameters: shown({
    member: { balance: failure("network"), token: failure("network"), vips: failure("network") },
    finance: {
      withdrawPasswordConfig: failure("network"),
      turnover: failure("network"),
      memberBanks: failure("network"),
    },
  }),
};
export const Loading: Story = {
  parameters: shown({
    member: { balance: () => new Promise<never>(() => undefined), vips: () => new Promise<never>(() => undefined) },
  }),
};
