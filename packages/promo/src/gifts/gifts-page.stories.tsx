import { after, failure, type FakeAnswers } from "@baize/api-client/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { sampleGifts, samplePromotion, sampleRecord, sampleRecords } from "../samples.test.support.ts";
import { Page } from "./gifts-page.tsx";

const ready = {
  giftExchangeBet: sampleGifts(),
  list: { total: 1, list: [samplePromotion({ id: "luxury-gifts", title: "豪礼兑换", type: "gift" })] },
  record: sampleRecords([sampleRecord({ amount: "0.00", state: "passed", turnoverNeed: "0.00", expires: null })]),
} satisfies FakeAnswers["promo"];
const shown = (promo: FakeAnswers["promo"] = {}) => ({ answers: { promo: { ...ready, ...promo } } }) as const;

const meta: Meta<typeof Page> = {
  title: "promo/Gifts",
  component: Page,
  parameters: { path: "/activity/enjoyLuxuryGifts", ...shown() },
};
export default meta;
type Story = StoryObj<typeof Page>;

export const Ready: Story = {};
export const Empty: Story = {
  parameters: shown({ giftExchangeBet: sampleGifts({ gifts: [] }), record: sampleRecords([], "0.00") }),
};
export const Loading: Story = { parameters: shown({ giftExchangeBet: after(600_000, sampleGifts()) }) };
export const Failed: Story = { parameters: shown({ giftExchangeBet: failure("network") }) };
