// @vitest-environment jsdom
/// <reference lib="dom" />
import { TEXT_LOCALES } from "@baize/domain";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { messagesOf } from "../../messages/messages.ts";
import { checkDialog } from "../check-dialog.ts";
import type { Boot } from "./types.d.ts";

const due = { minutes: 61, stakes: "20.00", returns: "5.00", net: "-15.00" };
const text = (id: string): string => document.getElementById(id)?.textContent ?? "";
const dialog = (): HTMLDialogElement => document.querySelector<HTMLDialogElement>("#check") ?? expect.fail("no dialog");
const press = (id: string): void => document.getElementById(id)?.click();

describe.each(TEXT_LOCALES)("the reality check of a game's own window, in %s", (locale) => {
  const acknowledge = vi.fn<() => Promise<string | null>>();
  const leave = vi.fn<() => void>();
  let check: ReturnType<typeof import("./check.js").createCheck>;
  let createCheck: typeof import("./check.js").createCheck;
  beforeAll(async () => {
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    ({ createCheck } = await import("./check.js"));
  });
  afterAll(() => void vi.unstubAllGlobals());
  beforeEach(async () => {
    vi.clearAllMocks();
    document.body.innerHTML = await checkDialog(locale);
    // What jsdom lacks of a modal dialog.
    dialog().showModal = () => dialog().setAttribute("open", "");
    dialog().close = () => {
      dialog().removeAttribute("open");
      dialog().dispatchEvent(new Event("close"));
    };
    const words = { ...messagesOf(locale).page, names: {}, errors: {} } as unknown as Boot["words"];
    check = createCheck({ words, amount: (decimal) => `¥${decimal}`, acknowledge, leave });
  });

  it("shows time, stakes, returns and net, with the focus on its title", () => {
    check.show(due);
    expect(dialog().open).toBe(true);
    expect(["check-minutes", "check-stakes", "check-returns", "check-net"].map(text)).toEqual([
      locale === "en" ? "61 min" : "61 分钟",
      "¥20.00",
      "¥5.00",
      "−¥15.00",
    ]);
    expect(document.activeElement?.id).toBe("check-title");
    expect(dialog().getAttribute("aria-labelledby")).toBe("check-title");
  });

  it("comes back when it is closed, and goes once it is acknowledged, here or elsewhere", () => {
    check.show(due);
    expect(dialog().getAttribute("closedby")).toBe("none");
    dialog().close();
    expect(dialog().open).toBe(true);
    expect(document.activeElement?.id).toBe("check-title");
    check.show(null);
    expect(dialog().open).toBe(false);
    check.show(null);
    expect(dialog().open).toBe(false);
  });

  it("acknowledges once for a double click, and says where that failed", async () => {
    check.show(due);
    let answer: (fault: string | null) => void = () => undefined;
    acknowledge.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
    press("check-continue");
    press("check-continue");
    expect(acknowledge).toHaveBeenCalledTimes(1);
    answer(messagesOf(locale).errors.offline);
    await vi.waitFor(() => expect(text("check-fault")).toBe(messagesOf(locale).errors.offline));
    press("check-continue");
    answer(null);
    await vi.waitFor(() => expect(text("check-fault")).toBe(""));
    expect(acknowledge).toHaveBeenCalledTimes(2);
    press("check-leave");
    expect(leave).toHaveBeenCalledTimes(1);
  });
});
