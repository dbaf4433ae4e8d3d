import { after, failure, type FakeAnswers, refusal } from "@baize/api-client/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  sampleDetail,
  sampleFreeBetRecord,
  sampleFreeBets,
  sampleLadder,
  sampleRecord,
  sampleRecords,
} from "../samples.test.support.ts";
import type { Detail } from "../wire-types.ts";
import { Page } from "./detail-page.tsx";

const shown = (detail: Detail, promo: FakeAnswers["promo"] = {}) =>
  ({
    answers: { promo: { detail, record: sampleRecords([], "0.00"), ...promo } },
    path: `/activity/list/${detail.id}`,
  }) as const;

const meta: Meta<typeof Page> = {
  title: "promo/Detail",
  component: Page,
  parameters: shown(sampleDetail()),
};
export default meta;
type Story = StoryObj<typeof Page>;

export const Deposit: Story = {};
export const SeveralDeposits: Story = {
  parameters: shown(
    sampleDetail({
      deposits: [
        ...sampleDetail().deposits,
        { orderNo: "D0", time: "2026-11-18T08:00:00+08:00", amount: "12345678.90", reward: "800.00" },
      ],
    }),
  ),
};
export const NoDepositLeft: Story = { parameters: shown(sampleDetail({ deposits: [] })) };
export const FixedReward: Story = {
  parameters: shown(sampleDetail({ type: "aloneActive", conditions: [], offer: null, amount: "88.00" })),
};
export const DepositMissing: Story = {
  parameters: shown(
    sampleDetail({ conditions: [{ key: "firstDeposit", need: "100.00", have: null, ok: false }], needsApproval: true }),
  ),
};
export const Alone: Story = {
  parameters: shown(
    sampleDetail({
      type: "aloneActive",
      offer: { of: "loss", percent: "5", cap: "888.00" },
      joined: true,
      conditions: [
        { key: "audienceLevel", need: "2", have: "3", ok: true },
        { key: "bet", need: "1000.00", have: "400.00", ok: false },
        { key: "loss", need: "100.00", have: "20.00", ok: false },
        { key: "registeredDays", need: "30", have: "12", ok: false },
        { key: "birthday", need: "1", have: null, ok: false },
      ],
    }),
  ),
};
export const WithFields: Story = {
  parameters: shown(
    sampleDetail({
      type: "aloneActive",
      conditions: [],
      applyFields: [{ key: "proof", label: "推荐人账号", required: true }],
    }),
  ),
};
export const FreeBets: Story = {
  parameters: shown(sampleFreeBets(), {
    record: sampleRecords([sampleFreeBetRecord({}, { turnoverNeed: "19.00", turnoverDone: "4.00" })], "0.00"),
  }),
};
export const LargeFreeBets: Story = {
  parameters: shown(
    sampleFreeBets({ freeBets: { count: 100, stake: "12345678.90", categories: [2, 3, 4, 5, 6, 7, 8] } }),
    {
      record: sampleRecords(
        [sampleFreeBetRecord({ count: 100, left: 99, stake: "12345678.90", categories: [2, 3, 4, 5, 6, 7, 8] })],
        "0.00",
      ),
    },
  ),
};
export const Ladder: Story = { parameters: shown(sampleLadder()) };
export const Gift: Story = { parameters: shown(sampleDetail({ type: "gift", conditions: [], offer: null })) };
export const SignIn: Story = {
  parameters: shown(
    sampleDetail({
      type: "sign",
      conditions: [],
      offer: null,
      turnoverMultiple: "0",
      rewards: [{ level: 1, need: "3", reward: "3.00", turnoverMultiple: "0", state: "locked" }],
    }),
  ),
};
export const Rule: Story = {
  parameters: shown(
    sampleDetail({ type: "rule", needLogin: false, conditions: [], offer: null, turnoverMultiple: "0" }),
  ),
};
export const Visitor: Story = { parameters: { session: "visitor" } };
export const Upcoming: Story = {
  parameters: shown(sampleDetail({ state: "upcoming", start: "2099-01-01T00:00:00+08:00" })),
};
export const Ended: Story = {
  parameters: shown(sampleDetail({ state: "ended" }), { record: sampleRecords([sampleRecord()]) }),
};
export const Unknown: Story = { parameters: shown(sampleDetail(), { detail: refusal("activity_unknown") }) };
export const Loading: Story = { parameters: shown(sampleDetail(), { detail: after(600_000, sampleDetail()) }) };
export const Failed: Story = { parameters: shown(sampleDetail(), { detail: failure("network") }) };
