import { contract } from "@baize/api-client/contract";
import { type FakeAnswers, fixture } from "@baize/api-client/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { sampleBalance, sampleWallet } from "../samples.test.support.ts";
import { LaunchDialogs } from "./launch-dialogs.tsx";
import type { LaunchGame } from "./launch-game.ts";
import type { LaunchPhase } from "./use-launch-flow.ts";

const game: LaunchGame = { id: "s1", name: "立春团圆", platform: "lhzr", platformName: "星桦电子", gameType: 4, state: "normal", maintenance: null, openMode: "window", hasDemo: true };
const step = { game, mode: "real" } as const;
const at = (phase: LaunchPhase): Story => ({ args: { flow: { phase, moneyState: "settled", open: () => undefined, enter: async () => undefined, close: () => undefined } } });

const meta: Meta<typeof LaunchDialogs> = {
  title: "games/Launch",
  component: LaunchDialogs,
  parameters: {
    path: "/game/egame",
    session: "member",
    answers: {
      member: { balance: sampleBalance() },
      games: {
        walletList: [sampleWallet()],
        recyclePost: fixture(contract.games.recyclePost, { list: [{ platform: "lhzr", name: "星桦电子", amount: "320.00", state: "succeeded", reason: null }] }),
      },
    } satisfies FakeAnswers,
  },
};
export default meta;
type Story = StoryObj<typeof LaunchDialogs>;

export const TransferIn: Story = at({ kind: "choosing", game });
export const VenueTakesNothing: Story = {
  ...at({ kind: "choosing", game }),
  parameters: { answers: { member: { balance: sampleBalance() }, games: { walletList: [sampleWallet({ canIn: false })] } } satisfies FakeAnswers },
};
export const Maintenance: Story = at({ kind: "closed", game: { ...game, state: "maintenance", maintenance: { start: "2026-11-27T10:00:00+08:00", end: "2026-11-27T18:30:00+08:00", text: "" } } });
export const Soon: Story = at({ kind: "closed", game: { ...game, state: "soon" } });
export const Carrying: Story = at({ ...step, kind: "working", isCarrying: true });
export const TransferProcessing: Story = at({ ...step, kind: "stopped", brought: { kind: "processing", amount: "500.00" } });
export const TransferRefused: Story = at({ ...step, kind: "stopped", brought: { kind: "refused", refused: { code: "transfer_pending", detail: {} } } });
export const TransferUnknown: Story = at({ ...step, kind: "stopped", brought: { kind: "open" } });
export const WindowBlocked: Story = at({ ...step, kind: "blocked", carry: null });
export const Refused: Story = at({ ...step, kind: "refused", refused: { code: "game_unknown", detail: {} } });
export const UnsafeAddress: Story = at({ ...step, kind: "refused", refused: "unsafe" });
export const TimedOut: Story = at({ ...step, kind: "broken", error: new Error("silence"), carry: null });
