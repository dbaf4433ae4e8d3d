import { after, failure, refusal, type FakeAnswers } from "@baize/api-client/testing";
import { paths } from "@baize/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { balance, info, memberBanks, preview, settlement, withdrawal } from "../samples.test.support.ts";
import { Page } from "./withdraw-page.tsx";

const answers = (finance: NonNullable<FakeAnswers["finance"]>): { answers: FakeAnswers } => ({
  answers: {
    finance: {
      withdrawInfo: info(),
      withdrawPasswordConfig: { d: true, p: true },
      memberBanks: memberBanks(),
      withdrawPreview: ({ amount }) => preview(amount),
  withdrawQuote: ({ amount }) => settlement(amount),
      withdrawSubmit: { order: withdrawal(), balance },
      withdrawOrder: withdrawal(),
      ...finance,
    },
  } satisfies FakeAnswers,
});

const meta = { title: "finance/Withdraw", component: Page, parameters: { session: "member", path: paths.withdraw, ...answers({}) } } satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Loading: Story = { parameters: answers({ withdrawInfo: after(3_600_000, info()) }) };
export const Failed: Story = { parameters: answers({ withdrawInfo: failure("network") }) };
export const Closed: Story = { parameters: answers({ withdrawInfo: info({ maintenance: { start: null, end: "2026-11-28T08:00:00+08:00", text: "" } }) }) };
export const PasswordUnknown: Story = { parameters: answers({ withdrawPasswordConfig: failure("network") }) };
export const PasswordToSet: Story = { parameters: answers({ withdrawPasswordConfig: { d: true, p: false } }) };
export const NoAccount: Story = { parameters: answers({ memberBanks: memberBanks([]) }) };
export const TurnoverMissing: Story = { parameters: answers({ withdrawInfo: info({ turnover: { need: "2000.00", done: "860.00", left: "1140.00" } }) }) };
export const WrongPassword: Story = { parameters: answers({ withdrawSubmit: refusal("withdraw_password_wrong") }) };
export const PasswordLocked: Story = { parameters: answers({ withdrawSubmit: refusal("withdraw_password_locked", { until: "2026-11-29T10:00:00+08:00" }) }) };
export const AnswerLost: Story = { parameters: answers({ withdrawSubmit: failure("network"), operation: failure("network") }) };
