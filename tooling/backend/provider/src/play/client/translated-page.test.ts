// @vitest-environment jsdom
/// <reference lib="dom" />
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type GameFacts, makeGames } from "../../catalogue/games.ts";
import { providerOf } from "../../catalogue/providers.ts";
import type { ProviderContext } from "../../provider-context.ts";
import { makeBoot } from "../boot.ts";
import { gamePage } from "../page.ts";
import type { OpenedPlay } from "../sessions.ts";
import type { Boot } from "./types.d.ts";

beforeAll(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  // The page of matches looks for new ones as long as it is open.
  vi.stubGlobal("setInterval", () => 0);
  Element.prototype.animate = () => ({ finished: Promise.resolve(), cancel: () => undefined }) as unknown as Animation;
});
afterAll(() => void vi.unstubAllGlobals());

const context = {
  clock: () => 1_795_780_800_000,
  siteClosing: () => null,
  closings: { get: () => null, isClosed: () => false },
} as unknown as ProviderContext;
const opened = {
  play: { asset: "CNY", locale: "zh-CN", mode: "real", zone: "Asia/Shanghai" },
  state: { balance: 1_000_000n, version: 1n, net: 0n, readOnly: false, freeBets: [], check: null },
  session: "",
  last: null,
} as unknown as OpenedPlay;

/** The document of a game as it is served, before its scripts run. */
const load = async (game: GameFacts): Promise<Boot> => {
  const boot = makeBoot(context, game, opened);
  const provider = {
    ...providerOf(game.platform),
    image: "",
    mark: "",
    state: "normal",
    maintenance: null,
    hall: null,
  } as const;
  const html = (await gamePage({ game, provider, boot, base: "" })).toString();
  document.body.innerHTML = new DOMParser().parseFromString(html, "text/html").body.innerHTML;
  return JSON.parse(JSON.stringify(boot)) as Boot;
};
const oneOfEach = new Map(makeGames().map((game) => [game.engine, game]));

/** What a browser's translator does: every text that it may translate goes, and others come in elements of its own. */
const translate = (): void => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const parent = text.parentElement;
    if (parent === null || parent.closest("[translate=no], script") !== null || text.data.trim() === "") continue;
    const font = document.createElement("font");
    font.textContent = `«${text.data}»`;
    text.replaceWith(font);
  }
};
const textOf = (id: string) => document.getElementById(id)?.textContent;

describe("a sentence of a game", () => {
  it.each([
    ["闲 7 点，庄 3 点 · 赢得 ¥1,020.50", ["7", "3", "¥1,020.50"]],
    ["开出 3 4 1，对中 1 个", ["3", "4", "1", "1"]],
    ["2 串 1 @2.9885", ["2", "1", "@2.9885"]],
    ["2 : 1 命中", ["2 : 1"]],
    ["小 1–18", ["1–18"]],
    ["5 倍鱼脱网", ["5"]],
  ])("keeps its figures from translation: %s", async (text, figures) => {
    const { say } = await import("./dom.js");
    const element = say(document.createElement("p"), text);
    expect([...element.querySelectorAll("[translate=no]")].map(({ textContent }) => textContent)).toEqual(figures);
    expect(element.textContent).toBe(text);
  });
  it("that is a figure alone is kept whole, and gives way to words", async () => {
    const { say } = await import("./dom.js");
    const element = say(document.createElement("b"), "1.95×");
    expect([element.getAttribute("translate"), element.children.length]).toEqual(["no", 0]);
    say(element, "未中");
    expect(element.hasAttribute("translate")).toBe(false);
  });
});

describe("a page under a translator", () => {
  it("shows every new text in place of the one before", async () => {
    const { createDock } = await import("./dock.js");
    const dock = createDock(await load(oneOfEach.get("slot") as GameFacts), () => undefined);
    dock.showStatus("本局未中");
    translate();
    dock.showStatus("第 2 线 · 赢得 ¥14", "won");
    dock.balance("12345678.90");
    document.getElementById("stake-more")?.click();
    expect(textOf("status")).toBe("第 2 线 · 赢得 ¥14");
    expect(textOf("balance")).toBe("¥12,345,678.90");
    expect(textOf("act")).toBe("旋转 ¥20");
  });
  it("takes a free bet's stake for the chosen one, which comes back afterwards", async () => {
    const { createDock } = await import("./dock.js");
    const dock = createDock(await load(oneOfEach.get("slot") as GameFacts), () => undefined);
    const [own, more] = [dock.stake, document.getElementById("stake-more") as HTMLButtonElement];
    dock.useFree("12345678.90");
    translate();
    expect([dock.stake, more.disabled]).toEqual(["12345678.90", true]);
    const input = document.getElementById("stake") as HTMLInputElement;
    const pressed = () => document.querySelectorAll(".chips [aria-pressed=true]").length;
    expect([input.value, pressed()]).toEqual(["12345678.90", 0]);
    dock.useFree("10.00");
    expect([dock.stake, textOf("act")]).toEqual(["10.00", "旋转 免费 ¥10"]);
    dock.useFree(null);
    expect([dock.stake, more.disabled]).toEqual([own, false]);
    expect([input.value, pressed()]).toEqual(["10", 1]);
    expect(textOf("act")).toBe("旋转 ¥10");
  });
});

describe.each([...oneOfEach])("the stage of %s", (engine, game) => {
  it("has no figure that a translator may rewrite", async () => {
    const boot = await load(game);
    const { createScene } = (await import(`./scenes/${engine}.js`)) as {
      createScene: (shell: unknown) => { start: () => void };
    };
    const stage = document.getElementById("stage");
    const shell = {
      boot,
      stage,
      showStatus: () => undefined,
      showState: () => undefined,
      call: async () => ({ ok: true, data: { fixtures: [], tickets: [] } }),
      amount: (decimal: string) => decimal,
      stake: () => "10.00",
      isFree: () => false,
      onStake: () => undefined,
      now: () => boot.now,
    };
    createScene(shell);
    translate();
    const rewritten = [...(stage?.querySelectorAll("font") ?? [])].map(({ textContent }) => textContent);
    expect(rewritten.filter((text) => /\d/.test(text))).toEqual([]);
  });
});
