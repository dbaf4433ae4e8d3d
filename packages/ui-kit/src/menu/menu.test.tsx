import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactElement } from "react";
import { expect, test, vi } from "vitest";

import { useLocation } from "react-router-dom";
import { renderKit } from "../testing/render-kit.tsx";
import { Menu } from "./menu.tsx";

const remove = vi.fn<() => void>();
const Where = (): ReactElement => <output>{useLocation().pathname}</output>;
const show = (): HTMLElement => {
  remove.mockClear();
  renderKit(
    <>
      <Menu
        label="更多操作"
        items={[
          { id: "cards", label: "管理", to: "/user/bankCardsManage" },
          { id: "remove", label: "删除", onPress: remove, isDangerous: true },
        ]}
      />
      <Where />
    </>,
  );
  return screen.getByRole("button", { name: "更多操作" });
};

test("opens by a press, does what is chosen, and gives focus back", async () => {
  const button = show();
  expect(button.getAttribute("aria-haspopup")).toBe("menu");
  await userEvent.click(button);
  await userEvent.click(await screen.findByRole("menuitem", { name: "删除" }));
  await waitFor(() => expect(remove).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(button));
});

test("is worked by keys alone", async () => {
  show();
  await userEvent.tab();
  await userEvent.keyboard("{ArrowDown}");
  await screen.findByRole("menu");
  await waitFor(() => expect(screen.getByRole("menu").contains(document.activeElement)).toBe(true));
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
});

test("goes to the page of an item", async () => {
  await userEvent.click(show());
  await userEvent.click(await screen.findByRole("menuitem", { name: "管理" }));
  expect(screen.getByText("/user/bankCardsManage")).toBeTruthy();
});

test("closes by a second press of its button, and does not open again by it", async () => {
  const button = show();
  await userEvent.click(button);
  await screen.findByRole("menu");
  await userEvent.click(button);
  await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
  expect(button.getAttribute("aria-expanded")).toBe("false");
});
