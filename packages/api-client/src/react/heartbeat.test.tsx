// @vitest-environment jsdom
import { act, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { useHeartbeat } from "./heartbeat.ts";
import { show } from "./render.test.support.tsx";

const beats = ({ client }: ReturnType<typeof show>): number =>
  client.requests.filter(({ call }) => call === "games.heartbeat").length;

describe("the heartbeat of a page", () => {
  it("beats for a member", async () => {
    const page = show(useHeartbeat);
    await waitFor(() => expect(beats(page)).toBeGreaterThan(0));
  });
  it("does not beat for a visitor", async () => {
    const page = show(useHeartbeat, {}, { session: "visitor" });
    await act(async () => import("../heartbeat.ts"));
    expect(beats(page)).toBe(0);
  });
});
