import { FREE_BET_REFUSALS } from "@baize/domain";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createApi, isFinal, makeKey } from "./api.js";

const ROUND = { key: "a".repeat(32), stake: "10.00", choice: "east" };
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

describe("a round sent by a page", () => {
  const fetched = vi.fn<typeof fetch>();
  beforeEach(() => {
    fetched.mockReset();
    vi.stubGlobal("fetch", fetched);
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  const play = async (waiting = vi.fn<() => void>()) => {
    const answer = createApi("secret").round(ROUND, waiting);
    await vi.runAllTimersAsync();
    return { answer: await answer, waiting };
  };
  const sent = () => fetched.mock.calls.map(([, init]) => (JSON.parse(init?.body as string) as { key: string }).key);

  it("goes with the session in a header and no cookie", async () => {
    fetched.mockImplementation(async () => json({ ok: true, data: {} }));
    expect((await play()).answer).toEqual({ ok: true, data: {} });
    expect(fetched).toHaveBeenCalledExactlyOnceWith(
      "/play/api/round",
      expect.objectContaining({
        method: "POST",
        credentials: "omit",
        headers: { play: "secret", "content-type": "application/json" },
      }),
    );
  });

  it("is sent again under its key when an answer is lost, broken or a server error", async () => {
    fetched
      .mockRejectedValueOnce(new TypeError("Failed to fetch"))
      .mockResolvedValueOnce(new Response("<html>", { status: 502 }))
      .mockResolvedValueOnce(json({ ok: false, code: "busy" }, 503))
      .mockResolvedValueOnce(json({ ok: true, data: { betId: "B1" } }));
    const { answer, waiting } = await play();
    expect(answer).toEqual({ ok: true, data: { betId: "B1" } });
    expect(waiting).toHaveBeenCalledTimes(3);
    expect(sent()).toEqual([ROUND.key, ROUND.key, ROUND.key, ROUND.key]);
  });

  it.each([
    ["path_unknown", 404],
    ["method_unknown", 405],
    ["rate_limited", 429],
    ["busy", 503],
    ["platform_silent", 504],
    ["made_up", 200],
  ])("is sent again under its key after %s, which leaves its outcome unknown", async (code, status) => {
    fetched
      .mockResolvedValueOnce(json({ ok: false, code }, status))
      .mockResolvedValueOnce(json({ ok: true, data: { betId: "B1" } }));
    expect((await play()).answer).toEqual({ ok: true, data: { betId: "B1" } });
    expect(sent()).toEqual([ROUND.key, ROUND.key]);
  });

  it("is refused at once with read_only, which is not final", async () => {
    fetched.mockResolvedValueOnce(json({ ok: false, code: "read_only" }, 503));
    const { answer } = await play();
    expect([answer, isFinal(answer)]).toEqual([{ ok: false, code: "read_only" }, false]);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it.each(["insufficient_funds", ...FREE_BET_REFUSALS])("is refused at once by a final refusal: %s", async (code) => {
    fetched.mockResolvedValueOnce(json({ ok: false, code }));
    expect((await play()).answer).toEqual({ ok: false, code });
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it("stays unknown when no answer comes at all", async () => {
    fetched.mockRejectedValue(new TypeError("Failed to fetch"));
    expect((await play()).answer).toEqual({ ok: false, code: "network" });
    expect(new Set(sent())).toEqual(new Set([ROUND.key]));
  });

  it("has a random key", () => {
    const keys = new Set(Array.from({ length: 1000 }, makeKey));
    expect(keys.size).toBe(1000);
    for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
  });
});
