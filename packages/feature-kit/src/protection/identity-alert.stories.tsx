import { contract } from "@baize/api-client/contract";
import { type FakeAnswers, fixture } from "@baize/api-client/testing";
import { IDENTITY_GATES } from "@baize/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { IdentityAlert } from "./identity-alert.tsx";
import type { ProtectionState } from "./lowest-limit.ts";

const at = "2026-11-28T12:00:00+08:00";
const closedIn = (part: Partial<ProtectionState["identity"]>) => {
  const identity = { state: "none", at: null, fault: null, age: "declared", closed: [...IDENTITY_GATES], ...part };
  const answers: FakeAnswers = { protection: { state: fixture(contract.protection.state, { identity } as object) } };
  return { answers, session: "member" } as const;
};

const meta = {
  title: "feature-kit/IdentityAlert",
  component: IdentityAlert,
  args: { gate: "deposit" },
  parameters: closedIn({}),
} satisfies Meta<typeof IdentityAlert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const DepositsAreClosed: Story = {};
export const PlayIsClosed: Story = { args: { gate: "play" } };
export const WithdrawalsAreClosed: Story = { args: { gate: "withdraw" } };
export const ItIsAskedFor: Story = { parameters: closedIn({ state: "asked", at }) };
export const ItWasRefused: Story = { parameters: closedIn({ state: "refused", at, fault: "name_differs" }) };
export const TheMemberIsUnderAge: Story = { parameters: closedIn({ state: "refused", at, fault: "under_age" }) };
export const NothingIsClosed: Story = { parameters: closedIn({ closed: [] }) };
