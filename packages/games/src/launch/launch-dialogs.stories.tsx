import { contract } from "@baize/api-client/contract";
import { failure, type FakeAnswers, fixture } from "@baize/api-client/testing";
import type { Refusal as RefusedGame, RefusalCode } from "@baize/feature-kit";
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Wallet } from "../wire-types.ts";
import { sampleBalance, sampleWallet } from "../samples.test.support.ts";
import { LaunchDialogs } from "./launch-dialogs.tsx";
import type { LaunchGame } from "./launch-game.ts";
import type { LaunchPhase } from "./use-launch-flow.ts";

const game: LaunchGame = {
  id: "s1",
  name: "立春团圆",
  platform: "lhzr",
  platformName: "星桦电子",
  gameType: 4,
  state: "normal",
  maintenance: null,
  openMode: "window",
  hasDemo: true,
};
const step = { game, mode: "real" } as const;
const at = (phase: LaunchPhase): Story => ({
  args: { flow: { phase, open: () => undefined, enter: async () => undefined, close: () => undefined, attach: null } },
});

const refused = (code: RefusalCode, detail: RefusedGame["detail"] = {}): Story =>
  at({ ...step, kind: "refused", refused: { code, detail } });
const choosingWith = (wallet: Partial<Wallet>, balance = "1280.50"): Story => ({
  ...at({ kind: "choosing", game: { ...game, hasDemo: false } }),
  parameters: {
    answers: {
      member: { balance: sampleBalance(balance) },
      games: { walletList: [sampleWallet(wallet)] },
    } satisfies FakeAnswers,
  },
});

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
        recyclePost: fixture(contract.games.recyclePost, {
          list: [{ platform: "lhzr", name: "星桦电子", amount: "320.00", state: "succeeded", reason: null }],
        }),
      },
    } satisfies FakeAnswers,
  },
};
export default meta;
type Story = StoryObj<typeof LaunchDialogs>;

export const TransferIn: Story = at({ kind: "choosing", game });
export const VenueAcceptsNoTransfers: Story = choosingWith({ canIn: false });
export const TooLittleMoney: Story = choosingWith({}, "3.00");
export const BalanceUnknown: Story = {
  ...at({ kind: "choosing", game }),
  parameters: {
    answers: {
      member: { balance: failure("bad_gateway") },
      games: { walletList: [sampleWallet()] },
    } satisfies FakeAnswers,
  },
};
export const Maintenance: Story = at({
  kind: "closed",
  game: {
    ...game,
    state: "maintenance",
    maintenance: { start: "2026-11-27T10:00:00+08:00", end: "2026-11-27T18:30:00+08:00", text: "" },
  },
});
export const MaintenanceUntilUnknown: Story = at({
  kind: "closed",
  game: { ...game, state: "maintenance", maintenance: { start: null, end: null, text: "线路升级" } },
});
export const Soon: Story = at({ kind: "closed", game: { ...game, state: "soon" } });
export const Transferring: Story = at({ ...step, kind: "working", isTransferring: true });
export const Starting: Story = at({ ...step, kind: "working", isTransferring: false });
export const TransferProcessing: Story = at({
  ...step,
  kind: "stopped",
  outcome: { kind: "processing", amount: "500.00" },
});
export const TransferRefused: Story = at({
  ...step,
  kind: "stopped",
  outcome: { kind: "refused", refused: { code: "transfer_pending", detail: {} } },
});
export const TransferFailed: Story = at({ ...step, kind: "stopped", outcome: { kind: "failed", amount: "500.00" } });
export const TransferNotSent: Story = at({ ...step, kind: "stopped", outcome: { kind: "not_stored" } });
export const TransferDidNotArrive: Story = at({ ...step, kind: "stopped", outcome: { kind: "unsent" } });
export const TransferNotExecuted: Story = at({
  ...step,
  kind: "stopped",
  outcome: { kind: "refused", refused: { code: "not_executed", detail: {} } },
});
export const TransferArrivedLate: Story = at({
  ...step,
  kind: "stopped",
  outcome: { kind: "arrived", amount: "500.00" },
});
export const TransferRefusedByAmount: Story = at({
  ...step,
  kind: "stopped",
  outcome: { kind: "refused", refused: { code: "amount_above_max", detail: { max: "50000.00" } } },
});
export const TransferUnknown: Story = at({ ...step, kind: "stopped", outcome: { kind: "open" } });
export const WindowBlocked: Story = at({ ...step, kind: "blocked", amount: null });
export const Refused: Story = refused("game_unknown");
export const RefusedForMaintenance: Story = refused("game_maintenance", { until: "2026-11-27T18:30:00+08:00" });
export const RefusedAsNotOpenYet: Story = refused("game_soon");
export const RefusedDemo: Story = refused("demo_unavailable");
export const RefusedToTheMember: Story = refused("play_locked");
export const RefusedOnABreak: Story = refused("play_paused", { kind: "break", until: "2026-11-28T18:30:00+08:00" });
export const TransferRefusedOnABreak: Story = at({
  ...step,
  kind: "stopped",
  outcome: {
    kind: "refused",
    refused: { code: "play_paused", detail: { kind: "break", until: "2026-11-28T18:30:00+08:00" } },
  },
});
export const RefusedForTheIdentity: Story = refused("identity_required");
export const TransferRefusedForTheIdentity: Story = at({
  ...step,
  kind: "stopped",
  outcome: { kind: "refused", refused: { code: "identity_required", detail: {} } },
});
export const IdentityIsNotVerified: Story = {
  ...at({ kind: "choosing", game }),
  parameters: {
    answers: {
      protection: {
        state: fixture(contract.protection.state, {
          identity: { state: "none", at: null, fault: null, age: "declared", closed: ["play"] },
        } as object),
      },
    } satisfies FakeAnswers,
  },
};
export const RefusedBySite: Story = refused("maintenance", { until: "2026-11-27T18:30:00+08:00" });
export const RefusedForHaste: Story = refused("rate_limited", { waitSec: "12" });
export const UnsafeAddress: Story = at({ ...step, kind: "refused", refused: "unsafe" });
export const TimedOut: Story = at({ ...step, kind: "failed", error: new Error("silence"), amount: null });
