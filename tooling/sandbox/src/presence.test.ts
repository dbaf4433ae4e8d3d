import { describe, expect, it } from "vitest";
import { createPresences, PRESENCE_MS } from "./presence.ts";

const at = (seenAt: number, member = "m1", gameId = "") => ({ member, gameId, seenAt });

describe("presence", () => {
  it("keeps the last beat of each session, the latest first, brands apart", () => {
    const presences = createPresences();
    presences.beat("188", "f1", at(1_000));
    presences.beat("188", "f2", at(2_000, "m2", "g1"));
    presences.beat("188", "f1", at(3_000, "m1", "g2"));
    expect(presences.list("188", 3_000)).toEqual([at(3_000, "m1", "g2"), at(2_000, "m2", "g1")]);
    expect(presences.list("betwin", 3_000)).toEqual([]);
  });

  it("bears the gaps of a throttled tab and lets the silent go", () => {
    const presences = createPresences();
    presences.beat("188", "f1", at(0));
    presences.beat("188", "f2", at(1));
    expect(presences.list("188", PRESENCE_MS - 1)).toHaveLength(2);
    expect(presences.list("188", PRESENCE_MS)).toEqual([at(1)]);
    presences.beat("188", "f3", at(PRESENCE_MS));
    presences.beat("188", "f2", at(PRESENCE_MS + 1));
    expect(presences.list("188", 0)).toHaveLength(2);
  });
});
