import type { FakeAnswers } from "@baize/api-client/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { sampleBalance } from "../samples.test.support.ts";
import { LeaveSheet } from "./leave-sheet.tsx";
import type { RecycleOutcome } from "./use-recycle.ts";

const leaving = (outcome: RecycleOutcome): Story => ({
  args: {
    leave: {
      isLeaving: true,
      isOver: outcome.kind !== "running",
      outcome,
      exit: async () => undefined,
      done: () => undefined,
    },
  },
});

const meta: Meta<typeof LeaveSheet> = {
  title: "games/Play/Leave",
  component: LeaveSheet,
  args: { name: "澜禾真人" },
  parameters: {
    path: "/venues?game=lhzr-1&mode=real",
    session: "member",
    answers: { member: { balance: sampleBalance() } } satisfies FakeAnswers,
  },
};
export default meta;
type Story = StoryObj<typeof LeaveSheet>;

export const Running: Story = leaving({ kind: "running" });
export const Done: Story = leaving({ kind: "done", amount: "320.00", currency: "CNY" });
export const Processing: Story = leaving({ kind: "processing", amount: "320.00", currency: "CNY" });
export const Nothing: Story = leaving({ kind: "nothing" });
export const SkippedForMaintenance: Story = leaving({ kind: "skipped", reason: "game_maintenance" });
export const SkippedForATransfer: Story = leaving({ kind: "skipped", reason: "transfer_pending" });
export const VenueDidNotAnswer: Story = leaving({ kind: "skipped", reason: "provider_failed" });
export const Refused: Story = leaving({ kind: "refused", refused: { code: "money_locked", detail: {} } });
export const Unknown: Story = leaving({ kind: "open" });
export const DidNotArrive: Story = leaving({ kind: "unsent" });
export const NotExecuted: Story = leaving({ kind: "refused", refused: { code: "not_executed", detail: {} } });
