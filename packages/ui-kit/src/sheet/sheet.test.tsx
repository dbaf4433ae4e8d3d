import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState, type ReactElement } from "react";
import { describe, expect, test, vi } from "vitest";

import { Button } from "../button/button.tsx";
import { ConfirmDialog } from "../confirm-dialog/confirm-dialog.tsx";
import { renderKit } from "../testing/render-kit.tsx";
import { Sheet } from "./sheet.tsx";

const Held = ({ isDismissable = true }: { isDismissable?: boolean }): ReactElement => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>打开</Button>
      <Sheet
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="确认提款"
        isDismissable={isDismissable}
        footer={<Button onPress={() => setOpen(false)}>返回</Button>}
      >
        <input aria-label="金额" />
      </Sheet>
    </>
  );
};

const open = async (): Promise<HTMLElement> => {
  await userEvent.click(screen.getByRole("button", { name: "打开" }));
  return screen.findByRole("dialog", { name: "确认提款" });
};

describe.each(["desktop", "mobile"] as const)("Sheet on %s", (surface) => {
  test("can be scrolled by keyboard when its content is higher than itself, and has no stop otherwise", async () => {
    const height = vi.spyOn(HTMLElement.prototype, "scrollHeight", "get").mockReturnValue(900);
    renderKit(<Held />, { surface });
    const dialog = await open();
    const area = screen.getByRole("textbox", { name: "金额" }).parentElement;
    expect(area?.tabIndex).toBe(0);
    height.mockReturnValue(0);
    area?.append(document.createElement("p"));
    await waitFor(() => expect(area?.hasAttribute("tabindex")).toBe(false));
    expect(dialog).toBeDefined();
    height.mockRestore();
  });
  test("is a named dialog, and gives focus back where it was", async () => {
    renderKit(<Held />, { surface });
    const dialog = await open();
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: "打开" })));
  });

  test("holds the page in use while it is open", async () => {
    renderKit(<Held />, { surface });
    const dialog = await open();
    expect(dialog.hasAttribute("data-in-use")).toBe(true);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(document.querySelector("[data-in-use]")).toBeNull());
  });

  test("closes by its button", async () => {
    renderKit(<Held />, { surface });
    await open();
    await userEvent.click(screen.getByRole("button", { name: "关闭" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  test("stays while it must not be left, and closes by its own button only", async () => {
    renderKit(<Held isDismissable={false} />, { surface });
    await open();
    await userEvent.keyboard("{Escape}");
    expect(screen.getByRole("dialog")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "关闭" })).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "返回" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });
});

describe("ConfirmDialog", () => {
  test("starts on the answer that changes nothing and runs the act once", async () => {
    let finish = (): void => undefined;
    const onConfirm = vi.fn<() => Promise<void>>(() => new Promise((resolve) => (finish = resolve)));
    const onCancel = vi.fn<() => void>();
    renderKit(
      <ConfirmDialog
        isOpen
        title="删除这张卡？"
        confirmLabel="删除"
        isDangerous
        onConfirm={onConfirm}
        onCancel={onCancel}
      >
        删除后不可恢复。
      </ConfirmDialog>,
    );
    await screen.findByRole("alertdialog", { name: "删除这张卡？" });
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: "取消" })));
    await userEvent.dblClick(screen.getByRole("button", { name: "删除" }));
    expect(onConfirm).toHaveBeenCalledTimes(1);
    await userEvent.keyboard("{Escape}");
    await userEvent.click(screen.getByRole("button", { name: "取消" }));
    expect(onCancel).not.toHaveBeenCalled();
    finish();
    await waitFor(() => expect(screen.getByRole("button", { name: "取消" }).ariaDisabled).toBeNull());
    await userEvent.click(screen.getByRole("button", { name: "取消" }));
    expect(onCancel).toHaveBeenCalledTimes(1);
  });
});
