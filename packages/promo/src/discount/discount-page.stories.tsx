import { after, failure, type FakeAnswers } from "@baize/api-client/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  sampleNav,
  samplePromotions,
  sampleFreeBetRecord,
  sampleRecord,
  sampleRecords,
} from "../samples.test.support.ts";
import { Page } from "./discount-page.tsx";

const list = [...samplePromotions];
const ready = {
  list: { total: list.length, list },
  secondNav: sampleNav,
  flags: { sign: true, gift: true, exchange: true, newCount: 2 },
} satisfies FakeAnswers["promo"];
const shown = (promo: FakeAnswers["promo"] = {}) => ({ answers: { promo: { ...ready, ...promo } } }) as const;

const meta: Meta<typeof Page> = {
  title: "promo/Discount",
  component: Page,
  parameters: { path: "/activity/discount", ...shown() },
};
export default meta;
type Story = StoryObj<typeof Page>;

export const Ready: Story = {};
export const Visitor: Story = { parameters: { session: "visitor" } };
export const NothingOfThisState: Story = {
  parameters: { path: "/activity/discount?state=ended&nav=deposit", ...shown({ list: { total: 0, list: [] } }) },
};
export const Empty: Story = { parameters: shown({ list: { total: 0, list: [] }, secondNav: [] }) };
export const Loading: Story = { parameters: shown({ list: after(600_000, { total: 0, list: [] }) }) };
export const Failed: Story = { parameters: shown({ list: failure("network") }) };
export const Records: Story = {
  parameters: {
    path: "/activity/discount?view=record",
    ...shown({
      record: sampleRecords([
        sampleRecord(),
        sampleRecord({ id: "a2", state: "pending", amount: "12345678.90", turnoverNeed: "0.00", expires: null }),
        sampleRecord({ id: "a3", state: "refused", reason: "details_wrong", turnoverNeed: "0.00", expires: null }),
        sampleRecord({ id: "a4", state: "ended", reason: "expired" }),
        sampleFreeBetRecord(),
        sampleFreeBetRecord({ left: 0 }, { id: "f2" }),
        sampleFreeBetRecord({ left: 0 }, { id: "f3", state: "ended", reason: "expired" }),
        sampleRecord({ id: "a5", state: "passed", amount: "0.00", turnoverNeed: "0.00", title: "智能手表" }),
      ]),
    }),
  },
};
export const NoRecords: Story = {
  parameters: { path: "/activity/discount?view=record", ...shown({ record: sampleRecords([], "0.00") }) },
};
