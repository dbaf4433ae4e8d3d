import { after, type FakeAnswers, failure, refusal } from "@baize/api-client/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { SetPasswordSheet } from "./set-password-sheet.tsx";

type Answer = NonNullable<NonNullable<FakeAnswers["account"]>["setWithdrawPassword"]>;
const answers = (setWithdrawPassword: Answer): { answers: FakeAnswers } => ({
  answers: { account: { setWithdrawPassword } } satisfies FakeAnswers,
});

const meta = {
  title: "finance/SetPassword",
  component: SetPasswordSheet,
  args: { isOpen: true, onClose: () => undefined },
  parameters: { session: "member", ...answers({ ok: true }) },
} satisfies Meta<typeof SetPasswordSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ItIsOpen: Story = {};
export const ItIsBeingSent: Story = { parameters: answers(after(3_600_000, { ok: true })) };
export const TheLogInPasswordIsWrong: Story = { parameters: answers(refusal("login_wrong")) };
export const ItIsTheLogInPassword: Story = { parameters: answers(refusal("same_as_login")) };
export const ItIsTooSimple: Story = { parameters: answers(refusal("password_weak")) };
export const ItIsSetAlready: Story = { parameters: answers(refusal("already_set")) };
export const TriesArePaused: Story = { parameters: answers(refusal("login_paused", { waitSec: "300" })) };
export const TheConnectionFails: Story = { parameters: answers(failure("network")) };
