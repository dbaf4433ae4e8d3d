import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test, vi } from "vitest";

import "../testing/render-kit.tsx";
import { RefreshIcon } from "../icon/icons.ts";
import { IconButton } from "../icon-button/icon-button.tsx";
import { Button } from "./button.tsx";

const button = (): HTMLElement => screen.getByRole("button");

test("an icon at work holds the page in use", () => {
  render(
    <IconButton label="刷新" loading>
      <RefreshIcon />
    </IconButton>,
  );
  expect(button().hasAttribute("data-in-use")).toBe(true);
});

describe("Button", () => {
  test("runs once for twenty clicks in one tick", () => {
    const onPress = vi.fn<() => void>();
    render(<Button onPress={onPress}>存入</Button>);
    for (let index = 0; index < 20; index += 1) fireEvent.click(button());
    expect(onPress).toHaveBeenCalledTimes(1);
  });

  test("runs again in a later task when there is nothing to wait for", async () => {
    const onPress = vi.fn<() => void>();
    render(<Button onPress={onPress}>下一页</Button>);
    await userEvent.click(button());
    await userEvent.click(button());
    expect(onPress).toHaveBeenCalledTimes(2);
  });

  test("stays locked, busy and focused until its promise settles", async () => {
    let finish = (): void => undefined;
    const onPress = vi.fn<() => Promise<void>>(
      () =>
        new Promise((resolve) => {
          finish = resolve;
        }),
    );
    render(<Button onPress={onPress}>存入</Button>);
    await userEvent.click(button());
    await userEvent.click(button());
    await userEvent.keyboard("{Enter}");
    expect(onPress).toHaveBeenCalledTimes(1);
    expect(button().getAttribute("aria-busy")).toBe("true");
    expect(button().hasAttribute("data-in-use")).toBe(true);
    expect(document.activeElement).toBe(button());
    await act(async () => finish());
    expect(button().getAttribute("aria-busy")).toBeNull();
    expect(button().hasAttribute("data-in-use")).toBe(false);
    await userEvent.click(button());
    expect(onPress).toHaveBeenCalledTimes(2);
  });

  test("opens again after a failure, and the failure is reported", async () => {
    const report = vi.spyOn(globalThis, "reportError").mockImplementation(() => undefined);
    const fault = new Error("network");
    render(<Button onPress={() => Promise.reject(fault)}>存入</Button>);
    await userEvent.click(button());
    expect(report).toHaveBeenCalledExactlyOnceWith(fault);
    expect(button().getAttribute("aria-disabled")).toBeNull();
  });

  test.each([{ disabled: true }, { loading: true }, { disabledReason: "余额不足" }])(
    "neither acts nor submits with %j",
    async (props) => {
      const onPress = vi.fn<() => void>();
      const onSubmit = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault());
      render(
        <form onSubmit={onSubmit}>
          <Button type="submit" onPress={onPress} {...props}>
            提交
          </Button>
        </form>,
      );
      await userEvent.click(button());
      expect(onPress).not.toHaveBeenCalled();
      expect(onSubmit).not.toHaveBeenCalled();
    },
  );

  test("says why it cannot be pressed, and can be reached to hear it", async () => {
    render(<Button disabledReason="请先输入手机号">获取验证码</Button>);
    await userEvent.tab();
    expect(document.activeElement).toBe(button());
    expect(document.getElementById(button().getAttribute("aria-describedby") ?? "")?.textContent).toBe(
      "请先输入手机号",
    );
  });
});
