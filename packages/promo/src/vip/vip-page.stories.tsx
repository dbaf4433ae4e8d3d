import { contract } from "@baize/api-client/contract";
import { after, failure, type FakeAnswers, fixture } from "@baize/api-client/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { sampleKeep, sampleRebate, sampleStanding, sampleVipGifts } from "../samples.test.support.ts";
import { Page } from "./vip-page.tsx";

const ready: FakeAnswers = {
  member: { vips: sampleStanding },
  promo: { vipGifts: sampleVipGifts, rebate: sampleRebate() },
};
const shown = (answers: FakeAnswers = ready) => ({ answers, path: "/user/vip" }) as const;

const meta: Meta<typeof Page> = { title: "promo/VIP", component: Page, parameters: shown() };
export default meta;
type Story = StoryObj<typeof Page>;

export const Ready: Story = {};
export const Keeping: Story = {
  parameters: shown({ ...ready, member: { vips: { ...sampleStanding, keep: sampleKeep } } }),
};
export const Kept: Story = {
  parameters: shown({
    ...ready,
    member: {
      vips: {
        ...sampleStanding,
        deposit: "12345678.90",
        nextDeposit: "20000000.00",
        nextSpan: "quarter",
        keep: { ...sampleKeep, isSafe: true, until: "2027-03-31" },
      },
    },
  }),
};
export const BirthdayUnknown: Story = {
  parameters: shown({
    ...ready,
    member: { vips: sampleStanding, token: fixture(contract.member.token, { birthday: "" }) },
  }),
};
export const Highest: Story = {
  parameters: shown({
    ...ready,
    member: { vips: { ...sampleStanding, level: 10, nextDeposit: null, nextTurnover: null } },
  }),
};
export const Nothing: Story = {
  parameters: shown({
    member: { vips: { ...sampleStanding, level: 0, deposit: "0.00", turnover: "0.00" } },
    promo: { vipGifts: [], rebate: sampleRebate({ amount: "0.00", lines: [] }) },
  }),
};
export const Loading: Story = {
  parameters: shown({
    member: { vips: after(600_000, sampleStanding) },
    promo: { vipGifts: after(600_000, []), rebate: after(600_000, sampleRebate()) },
  }),
};
export const Failed: Story = {
  parameters: shown({
    member: { vips: failure("network") },
    promo: { vipGifts: failure("network"), rebate: failure("network") },
  }),
};
