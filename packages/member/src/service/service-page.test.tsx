import { contract } from "@baize/api-client/contract";
import { failure, fixture } from "@baize/api-client/testing";
import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { showScreen } from "../screen.test.support.tsx";
import { readServiceMessage } from "./service-message.ts";
import { Page } from "./service-page.tsx";

const ready = { type: "baize:desk-ready" };
const close = { type: "baize:desk-close" };

interface Heard {
  readonly why: string;
  readonly data: unknown;
  readonly origin: string;
  readonly from: "frame" | "page" | "other" | "nobody";
}
const sent = (from: Heard["from"], origin: string, data: unknown = close): Heard => ({
  why: `from ${from} with origin ${origin === "" ? "none" : origin}`,
  data,
  origin,
  from,
});
const shaped = (why: string, data: unknown): Heard => ({ why, data, origin: "null", from: "frame" });

/** What the page must not believe. Its own frame, sandboxed without an origin, says "null". */
const HOSTILE: readonly Heard[] = [
  sent("page", "null"),
  sent("page", "http://localhost:3000"),
  sent("page", "http://localhost:3000", ready),
  sent("other", "null"),
  sent("other", "null", ready),
  sent("other", "https://evil.example"),
  sent("nobody", "null"),
  sent("nobody", ""),
  sent("nobody", "https://evil.example", ready),
  sent("frame", ""),
  sent("frame", "NULL"),
  sent("frame", "undefined"),
  sent("frame", "https://evil.example"),
  sent("frame", "https://evil.example", ready),
  sent("frame", "http://localhost:3000"),
  sent("frame", "null.evil.example"),
  shaped("null", null),
  shaped("nothing", undefined),
  shaped("a word", "baize:desk-close"),
  shaped("its own text", JSON.stringify(close)),
  shaped("a number", 1),
  shaped("yes", true),
  shaped("a list", [close]),
  shaped("a list with a type", Object.assign([], close)),
  shaped("a map", new Map(Object.entries(close))),
  shaped("a date with a type", Object.assign(new Date(0), close)),
  shaped("an error with a type", Object.assign(new Error("x"), close)),
  shaped("an empty object", {}),
  shaped("bytes", new Uint8Array(16)),
  shaped("a long text", "x".repeat(1_000_000)),
  shaped("a huge type", { type: "baize:desk-close".repeat(100_000) }),
  shaped("another type", { type: "close" }),
  shaped("another case", { type: "BAIZE:DESK-CLOSE" }),
  shaped("a blank behind", { type: "baize:desk-close " }),
  shaped("a full-width colon", { type: "baize：desk-close" }),
  shaped("a game's exit", { type: "baize:exit" }),
  shaped("a game's end", { type: "baize:over", reason: "session_ended" }),
  shaped("a type in a list", { type: ["baize:desk-close"] }),
  shaped("a boxed type", { type: Object("baize:desk-close") }),
  shaped("a type that makes itself", { type: { toString: () => "baize:desk-close" } }),
  shaped("a type of every object", { type: "constructor" }),
  shaped("a type in a prototype", Object.create(close)),
  shaped("a bare object", Object.assign(Object.create(null) as object, close)),
  shaped("more than it says", { ...close, token: "x" }),
  shaped("an address along with it", { ...close, url: "https://evil.example" }),
  shaped("a getter", Object.defineProperty({}, "type", { get: () => "baize:desk-close", enumerable: true })),
  shaped("a symbol beside", { ...close, [Symbol("x")]: 1 }),
];

const md = fixture(contract.service.md, { cs: { url: "/desk" } });
const frame = async () => screen.findByTitle<HTMLIFrameElement>("在线客服窗口");
const say = (data: unknown, source: MessageEventSource | null, origin = "null"): void =>
  act(() => void window.dispatchEvent(new MessageEvent("message", { data, origin, source })));
const address = () => screen.getByLabelText("address").textContent;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("messages of the service desk", () => {
  it("are ready and close", () =>
    expect([readServiceMessage(ready), readServiceMessage(close)]).toEqual(["ready", "close"]));
  it("number at least 40 hostile ones here", () => expect(HOSTILE.length).toBeGreaterThanOrEqual(40));
  it.each(HOSTILE.filter(({ from, origin }) => from === "frame" && origin === "null"))(
    "are not believed: $why",
    ({ data }) => expect(readServiceMessage(data)).toBeNull(),
  );
});

describe("the service page", () => {
  it("frames the desk without an origin and believes no hostile message", async () => {
    await showScreen(<Page />, { service: { md } }, { path: "/iframeCustomerService" });
    const desk = await frame();
    expect(desk.getAttribute("sandbox")).toMatch(/allow-scripts/);
    expect(desk.getAttribute("sandbox")).not.toMatch(/allow-same-origin|top-navigation/);
    const { contentWindow } = desk;
    const other = document.createElement("iframe");
    document.body.append(other);
    const sources = { frame: contentWindow, page: window, other: other.contentWindow, nobody: null };
    for (const { data, origin, from } of HOSTILE) say(data, sources[from], origin);
    other.remove();
    expect(address()).toBe("/iframeCustomerService");
    expect(screen.getByText("加载中")).toBeTruthy();
  });
  it("shows the desk once it is ready, and goes home when the desk is closed", async () => {
    await showScreen(<Page />, { service: { md } }, { path: "/iframeCustomerService" });
    const { contentWindow } = await frame();
    say(ready, contentWindow);
    expect(screen.queryByText("加载中")).toBeNull();
    say(close, contentWindow);
    expect(address()).toBe("/home");
  });
  it("frames nothing that is not on the brand's list, and keeps the other ways", async () => {
    await showScreen(<Page />, {
      service: { md: fixture(contract.service.md, { cs: { url: "https://evil.example/desk" } }) },
    });
    expect(await screen.findByText(/不在允许的范围内/)).toBeTruthy();
    expect(document.querySelector("iframe")).toBeNull();
    expect(screen.getByRole("heading", { name: "联系方式" })).toBeTruthy();
  });
  it("has the site's own conversation where the brand has no other desk, or none can be asked for", async () => {
    for (const answer of [fixture(contract.service.md, { cs: { url: "" } }), failure("network")]) {
      await showScreen(<Page />, { service: { md: answer } });
      expect(await screen.findByLabelText(/^消息内容/)).toBeTruthy();
      expect(document.querySelector("iframe")).toBeNull();
      expect(screen.getByRole("heading", { name: "联系方式" })).toBeTruthy();
    }
  });
});

describe("the contacts of the service page", () => {
  const contacts = [
    { device: "邮箱", number: "help@operator.example", icon: "mail", action: 1 },
    { device: "在线咨询", number: "9:00–24:00", icon: "chat", action: 2, url: "https://chat.operator.example/now" },
    { device: "频道", number: "@operator", icon: "channel", action: 2, url: "javascript:alert(1)" },
  ] as const;
  const cards = async () =>
    (await screen.findByRole("heading", { name: "联系方式" })).closest("section")?.querySelectorAll("li") ?? [];

  it("are the operator's; each is copied or opened in a tab of its own, by its action", async () => {
    await showScreen(<Page />, { service: { md, regContact: [...contacts] } });
    expect(await screen.findByText("help@operator.example")).toBeTruthy();
    expect(screen.queryByText("care@test.example")).toBeNull();
    const [mail, chat, channel] = await cards();
    expect(mail?.querySelector("button")?.textContent).toBe("复制邮箱");
    const link = chat?.querySelector("a");
    expect([link?.href, link?.target, link?.rel]).toEqual([
      "https://chat.operator.example/now",
      "_blank",
      "noopener noreferrer",
    ]);
    expect([channel?.querySelector("a"), channel?.querySelector("button")?.textContent]).toEqual([null, "复制频道"]);
  });
  it("are the brand's own where the operator's cannot be read", async () => {
    await showScreen(<Page />, { service: { md, regContact: failure("network") } });
    expect(await screen.findByText("care@test.example")).toBeTruthy();
  });
  it("need no function of browsers that are newer than what is supported", async () => {
    vi.stubGlobal("URL", class extends URL {});
    Reflect.set(globalThis.URL, "canParse", undefined);
    await showScreen(<Page />, { service: { md, regContact: [...contacts] } });
    expect(await screen.findByText("9:00–24:00")).toBeTruthy();
    expect(await frame()).toBeTruthy();
  });
});
