import { DepositIcon, UserIcon } from "@baize/ui-kit";
import { screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { describe, expect, it } from "vitest";
import { byLocale, renderScreen } from "../testing/index.ts";
import type { Feature, NavigationPlace } from "./feature.ts";
import { useNavigation } from "./navigation.ts";

const page = { guard: "member", layout: "member", title: "x", load: async () => ({ Page: () => null }) } as const;
const empty = async () => ({ messages: {} });
const messages = byLocale(empty);
const hub: Feature = {
  id: "hub",
  pages: [{ ...page, path: "/user", navigation: [{ place: "memberMenu", order: 10, label: "hub", icon: UserIcon }] }],
  messages,
  navigationWords: byLocale({ hub: "会员中心" }, { hub: "My account" }),
};
const cash: Feature = {
  id: "cash",
  pages: [
    {
      ...page,
      path: "/deposit",
      navigation: [
        { place: "memberMenu", order: 5, label: "deposit", icon: DepositIcon },
        { place: "tabBar", order: 1, label: "deposit", icon: DepositIcon, emphasis: "primary" },
      ],
    },
    { ...page, path: "/hidden" },
  ],
  messages,
  navigationWords: byLocale({ deposit: "充值" }, { deposit: "Deposit" }),
};

const List = ({ place }: { place: NavigationPlace }): ReactElement => (
  <p role="note">
    {useNavigation(place)
      .map(({ path, label, emphasis }) => `${path} ${label} ${emphasis}`)
      .join(", ")}
  </p>
);

describe("navigation", () => {
  it("collects the entries of a place from all features in their order", async () => {
    await renderScreen(<List place="memberMenu" />, {}, { features: [hub, cash] });
    expect(screen.getByRole("note").textContent).toBe("/deposit 充值 plain, /user 会员中心 plain");
  });
  it("is labelled in the visitor's language", async () => {
    await renderScreen(<List place="tabBar" />, {}, { features: [hub, cash], locale: "en" });
    expect(screen.getByRole("note").textContent).toBe("/deposit Deposit primary");
  });
  it("is empty where nobody has an entry", async () => {
    await renderScreen(<List place="footer" />, {}, { features: [hub, cash] });
    expect(screen.getByRole("note").textContent).toBe("");
  });
});
