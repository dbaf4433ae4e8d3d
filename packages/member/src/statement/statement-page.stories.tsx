import { after, failure, type FakeAnswers } from "@baize/api-client/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Page } from "./statement-page.tsx";
import { statement } from "./statement-samples.test.support.ts";

const shown = (answers: FakeAnswers["protection"]) => ({
  parameters: { path: "/user/statement", session: "member", answers: { protection: answers } },
});

const meta: Meta<typeof Page> = { title: "member/Statement", component: Page, ...shown({ statement }) };
export default meta;
type Story = StoryObj<typeof Page>;

export const Months: Story = {};
export const FirstMonth: Story = shown({
  statement: { ...statement, months: statement.months.slice(1), total: { ...statement.total, withdrawals: "0.00" } },
});
export const Loading: Story = shown({ statement: after(600_000, statement) });
export const Failed: Story = shown({ statement: failure("network") });
