import { contract } from "@baize/api-client/contract";
import { failure, fixture, type FakeAnswers } from "@baize/api-client/testing";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderScreen } from "../test-screen.test.support.tsx";
import type { Wallet } from "../wire-types.ts";
import { balance, transferAnswers, wallets } from "./transfer-samples.test.support.ts";
import { Page } from "./transfer-page.tsx";

type Category = ReturnType<typeof fixture<(typeof contract)["games"]["list"]>>[number];
const [someCategory] = fixture(contract.games.list) as readonly Category[];
const category = (id: Category["id"], ...platforms: readonly string[]): Category => ({
  ...(someCategory as Category),
  id,
  providers: platforms.map((platform) => ({
    ...((someCategory as Category).providers[0] as Category["providers"][number]),
    platform,
    gameType: id,
  })),
});
const list = [category(6, "lyty"), category(2, "yhzr", "zrzr"), category(7, "fsqp")];
const [, sports] = wallets;
const held: Readonly<Record<string, string>> = { lyty: "0.00", yhzr: "0.00", zrzr: "12345678.90", fsqp: "0.00" };
const entries: readonly Wallet[] = [
  ...wallets.slice(0, 3),
  { ...(sports as Wallet), platform: "zrzr", name: "真容真人" },
  { ...(wallets[3] as Wallet), pending: 0 },
];
const walletList = ({ show }: { show: string }): Wallet[] =>
  show === "0"
    ? [...entries]
    : entries
        .filter(({ platform }) => platform === show)
        .map((wallet) => ({ ...wallet, balance: held[wallet.platform] ?? null }));
const start = async (games: NonNullable<FakeAnswers["games"]> = {}) =>
  renderScreen(Page, { member: { balance }, games: { ...transferAnswers, list, walletList, ...games } });

describe("game wallets", () => {
  it("stand under their category, with the empty ones folded until they are asked for", async () => {
    await start();
    const casino = await screen.findByRole("region", { name: "真人" });
    await waitFor(() => expect(screen.queryByRole("region", { name: "体育" })).toBeNull());
    expect(within(casino).getByRole("button", { name: "选择真容真人" })).toBeTruthy();
    await waitFor(() => expect(within(casino).queryByRole("button", { name: "选择银河真人" })).toBeNull());
    fireEvent.click(await screen.findByRole("button", { name: "显示余额为零的 3 个钱包" }));
    expect(await screen.findByRole("region", { name: "体育" })).toBeTruthy();
    const names = within(casino)
      .getAllByRole("button")
      .map((button) => button.textContent);
    expect(names).toEqual(["真容真人", "银河真人"]);
    fireEvent.click(await screen.findByRole("button", { name: "收起余额为零的钱包" }));
    await waitFor(() => expect(screen.queryByRole("region", { name: "体育" })).toBeNull());
  });

  it("never fold one whose balance is not known", async () => {
    await start({ walletList: (input) => (input.show === "lyty" ? failure("network")() : walletList(input)) });
    expect(await screen.findByRole("button", { name: "重新读取凌云体育余额" })).toBeTruthy();
    expect(screen.getByRole("region", { name: "体育" })).toBeTruthy();
  });

  it("stand together while categories cannot be read", async () => {
    await start({ list: failure("network") });
    expect(await screen.findByRole("button", { name: "选择真容真人" })).toBeTruthy();
    expect(screen.queryByRole("region", { name: "真人" })).toBeNull();
    // One landmark of that name: two could not be told apart.
    expect(screen.getAllByRole("region", { name: "游戏钱包" })).toHaveLength(1);
  });
});

describe("automatic transfer that could not be read", () => {
  it("is said to be unknown, shows no switch, and is read again", async () => {
    const { client } = await renderScreen(Page, {
      member: { balance, token: failure("network") },
      games: { ...transferAnswers, list, walletList },
    });
    expect(await screen.findByText("暂时无法读取自动转账的设置")).toBeTruthy();
    expect(screen.queryByRole("switch")).toBeNull();
    client.answerWith({ member: { token: fixture(contract.member.token, { autoTransfer: true }) } });
    const words = screen.getByText("暂时无法读取自动转账的设置");
    const alert = words.parentElement?.parentElement as HTMLElement;
    fireEvent.click(within(alert).getByRole("button", { name: "重试" }));
    expect((await screen.findByRole<HTMLInputElement>("switch")).checked).toBe(true);
  });
});
