import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { createRounds } from "./rounds.js";
import type { Answer, Played, Round } from "./types.d.ts";

const EAST = { stake: "10.00", choice: "east" };
const WEST = { stake: "20.00", choice: "west" };
const UNKNOWN: Answer<Played> = { ok: false, code: "network" };
const READ_ONLY: Answer<Played> = { ok: false, code: "read_only" };
const CLOSED: Answer<Played> = { ok: false, code: "round_closed" };
const played = (betId: string): Answer<Played> => ({ ok: true, data: { betId } as Played });

const makePage = (answers: readonly Answer<Played>[], closes: readonly Answer<Played>[] = []) => {
  const [rest, restOfCloses] = [[...answers], [...closes]];
  const round = vi.fn<(round: Round) => Promise<Answer<Played>>>(async () => rest.shift() ?? UNKNOWN);
  const close = vi.fn<(round: Round) => Promise<Answer<Played>>>(async () => restOfCloses.shift() ?? UNKNOWN);
  const rounds = createRounds({ round, close });
  return {
    round,
    close,
    isOpen: rounds.isOpen,
    press: (chosen: Omit<Round, "key"> | null) => rounds.play(chosen, () => undefined),
  };
};

describe("a round", () => {
  it("has a new key once the one before it has a final answer", async () => {
    const page = makePage([played("B1"), { ok: false, code: "insufficient_funds" }, played("B2")]);
    for (const code of [true, false, true]) expect((await page.press(EAST)).ok).toBe(code);
    expect(new Set(page.round.mock.calls.map(([{ key }]) => key)).size).toBe(3);
    expect([page.isOpen(), page.close.mock.calls]).toEqual([false, []]);
  });

  it.each([
    ["no answer came", UNKNOWN],
    ["no money moves", READ_ONLY],
  ])("is sent again under its key when %s", async (_, answer) => {
    const page = makePage([answer, answer, played("B1")]);
    expect(await page.press(EAST)).toEqual(answer);
    expect(page.isOpen()).toBe(true);
    expect(await page.press(null)).toEqual(answer);
    expect(await page.press(EAST)).toEqual(played("B1"));
    expect(new Set(page.round.mock.calls.map(([{ key }]) => key)).size).toBe(1);
  });

  it("plays the new bet only once the open round's key is closed", async () => {
    const page = makePage([READ_ONLY, played("B2")], [READ_ONLY, UNKNOWN, CLOSED]);
    await page.press(EAST);
    expect([await page.press(WEST), await page.press(WEST)]).toEqual([READ_ONLY, UNKNOWN]);
    expect(page.round).toHaveBeenCalledTimes(1);
    expect(await page.press(WEST)).toEqual(played("B2"));
    const [first, second] = page.round.mock.calls.map(([round]) => round);
    expect(page.close.mock.calls.every(([round]) => round.key === first?.key && round.stake === "10.00")).toBe(true);
    expect(second).toMatchObject(WEST);
    expect(second?.key).not.toBe(first?.key);
  });

  it("with a free bet is another bet than the same from the wallet", async () => {
    const page = makePage([READ_ONLY, played("B2")], [CLOSED]);
    await page.press({ ...EAST, freeBet: "A1" });
    expect(await page.press(EAST)).toEqual(played("B2"));
    expect(page.close.mock.calls.map(([{ freeBet }]) => freeBet)).toEqual(["A1"]);
    expect(page.round.mock.calls.map(([{ freeBet }]) => freeBet)).toEqual(["A1", undefined]);
  });

  it("shows the open round when it was played after all, and plays nothing else for that click", async () => {
    const page = makePage([UNKNOWN], [played("B1")]);
    await page.press(EAST);
    expect(await page.press(WEST)).toEqual(played("B1"));
    expect([page.isOpen(), page.round.mock.calls.length]).toEqual([false, 1]);
  });

  it("costs one stake of the selected bet per click, whatever is lost and delayed", async () => {
    const way = fc.record({
      chosen: fc.constantFrom(EAST, WEST),
      losses: fc.array(fc.constantFrom("request", "answer", "late"), { maxLength: 3 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(way, { maxLength: 12 }), async (ways) => {
        const records = new Map<string, Answer<Played>>();
        const late: Round[] = [];
        let losses: string[] = [];
        const taken: string[] = [];
        const record = (round: Round, isClosing: boolean): Answer<Played> => {
          const known = records.get(round.key);
          if (known !== undefined) return known;
          if (!isClosing) taken.push(round.choice);
          const answer = isClosing ? CLOSED : played(round.key);
          records.set(round.key, answer);
          return answer;
        };
        const send = (isClosing: boolean) => async (round: Round) => {
          const loss = losses.shift();
          if (loss === "late" && !isClosing) late.push(round);
          const answer = loss === undefined || loss === "answer" ? record(round, isClosing) : UNKNOWN;
          return loss === undefined ? answer : UNKNOWN;
        };
        const rounds = createRounds({ round: send(false), close: send(true) });
        let shown = 0;
        const pressed: string[] = [];
        for (const { chosen, losses: lost } of ways) {
          losses = [...lost];
          pressed.push(chosen.choice);
          const answer = await rounds.play(chosen, () => undefined);
          if (answer.ok) shown += 1;
          // A delayed request arrives after the next click was answered.
          if (answer.ok) for (const round of late.splice(0)) record(round, false);
        }
        losses = [];
        const open = rounds.isOpen() && (await rounds.play(null, () => undefined)).ok ? 1 : 0;
        for (const round of late) record(round, false);
        expect(taken.length).toBe(shown + open);
        expect(taken.length).toBeLessThanOrEqual(pressed.length);
        expect(taken.every((choice) => pressed.includes(choice))).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});
