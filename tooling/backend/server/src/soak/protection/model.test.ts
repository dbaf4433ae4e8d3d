import { withEngines } from "@baize/ledger/testing";
import { expect, it } from "vitest";
import { runModel } from "./run-model.ts";

withEngines("any order of limits, pauses, deposits and play", (open) => {
  it("is refused exactly where the model says, and leaves nothing to the auditors", async () => {
    const { counts } = await runModel(open, { ops: 400, seed: 7 });
    for (const reached of [
      "deposit: deposit_limit",
      "deposit: play_paused",
      "stake: play_paused",
      "stake: time_limit",
      "stake: stake_limit",
      "stake: loss_limit",
    ])
      expect(counts.get(reached) ?? 0, reached).toBeGreaterThan(0);
  }, 120_000);
});
