import { contract } from "@baize/api-client/contract";
import { type FakeAnswers, failure, fixture } from "@baize/api-client/testing";
import { callsOf } from "@baize/feature-kit/testing";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { ReactElement } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { sampleBalance, sampleGame, sampleMember, sampleProvider, sampleWallet } from "../samples.test.support.ts";
import { showScreen } from "../test-screen.test.support.tsx";
import { useNames } from "../use-names.ts";
import { singleGame } from "./launch-game.ts";
import { Launcher, useLaunch } from "./launcher.tsx";

const OpenButton = (): ReactElement => {
  const launch = useLaunch();
  const names = useNames();
  const game = singleGame(sampleGame({ id: "lhzr-1", platform: "lhzr" }), sampleProvider(), names);
  return (
    <button type="button" onClick={() => void launch(game)}>
      开始
    </button>
  );
};

interface Given {
  readonly balance?: NonNullable<FakeAnswers["member"]>["balance"];
  /** The least that the venue takes. */
  readonly min?: string;
}
const show = async (isAuto: boolean, { balance = sampleBalance(), min = "10.00" }: Given = {}) => {
  const shown = await showScreen(
    <Launcher>
      <OpenButton />
    </Launcher>,
    {
      member: { token: sampleMember(isAuto), balance },
      games: {
        walletList: [sampleWallet({ min })],
        transferPost: fixture(contract.games.transferPost, { state: "succeeded", amount: "1280.50" }),
      },
    },
    { path: "/venue/realbet" },
  );
  await waitFor(() => expect(shown.queryClient.isFetching()).toBe(0));
  return shown;
};

afterEach(cleanup);

describe("money for a game", () => {
  it("reads the balance that it does not know before it transfers everything in", async () => {
    const { client } = await show(true, { balance: failure("network") });
    client.answerWith({ member: { balance: sampleBalance() } });
    await userEvent.click(screen.getByRole("button", { name: "开始" }));
    await waitFor(() => expect(screen.getByLabelText("address").textContent).toContain("/venues?game=lhzr-1"));
    expect(callsOf(client, "games.transferPost")).toMatchObject([{ to: "lhzr", amount: "1280.50" }]);
  });
  it("offers amounts to pick, of those that may be transferred", async () => {
    await show(false, { min: "200.00" });
    await userEvent.click(screen.getByRole("button", { name: "开始" }));
    const quick = await screen.findByRole("button", { name: /500/ });
    expect(screen.queryByRole("button", { name: /^¥?100$/ })).toBeNull();
    expect(screen.queryByRole("button", { name: /5,000/ })).toBeNull();
    await userEvent.click(quick);
    expect(screen.getByRole("button", { name: "转入 ¥500.00 并进入" })).toBeTruthy();
  });
  it("offers automatic transfer where an amount is asked for, and shows it once the server has it", async () => {
    const { client } = await show(false);
    await userEvent.click(screen.getByRole("button", { name: "开始" }));
    const auto = await screen.findByRole("switch", { name: /^自动转账/ });
    expect(auto.getAttribute("aria-checked")).toBe("false");
    await userEvent.click(auto);
    await waitFor(() => expect(auto.getAttribute("aria-checked")).toBe("true"));
    expect(callsOf(client, "account.preferences")).toMatchObject([{ autoTransfer: true }]);
  });
});
