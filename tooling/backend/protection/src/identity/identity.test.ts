import { IDENTITY_FAULTS } from "@baize/domain";
import { accept, refuse } from "@baize/safeguards";
import { withEngines } from "@baize/ledger/testing";
import { expect, it } from "vitest";
import type { ProtectionContext } from "../interface/ports.ts";
import { createWorld, START, type World } from "../testing/create-world.ts";
import { closedFor } from "./identity.ts";

const OWN = { brand: "10001", member: "m1" };

withEngines("the verification of an identity", (open) => {
  const start = async (identityFor: ProtectionContext["brand"]["identityFor"] = ["deposit", "play", "withdraw"]) => {
    const world = await createWorld(await open());
    const { brand, member } = world.join("m1");
    return { world, ctx: { member, brand: { ...brand, identityFor } } };
  };
  const ask = ({ protection }: World, ctx: ProtectionContext, pictures = ["p1", "p2"]) =>
    protection.askIdentity(ctx, pictures, function* () {
      yield* protection.hooks.isIdentityClosed(ctx, "play");
      return accept(null);
    });
  const stateOf = async ({ protection }: World, ctx: ProtectionContext) => (await protection.state(ctx)).identity;

  it("is asked for, refused with a reason, asked for again and granted, which is told and kept", async () => {
    const { world, ctx } = await start();
    const { operator } = world.protection;
    const closed = ["deposit", "play", "withdraw"];
    expect(await stateOf(world, ctx)).toEqual({ state: "none", at: null, fault: null, closed });
    expect(await ask(world, ctx)).toMatchObject({ ok: true });
    expect(await stateOf(world, ctx)).toEqual({ state: "asked", at: START, fault: null, closed });
    expect(await operator.waitingIdentities("10001")).toEqual([{ member: "m1", at: START }]);
    expect(await operator.waitingIdentities("betwin")).toEqual([]);
    await operator.decideIdentity(OWN, "document_unclear");
    expect(await stateOf(world, ctx)).toMatchObject({ state: "refused", fault: "document_unclear", closed });
    expect(await operator.waitingIdentities("10001")).toEqual([]);
    world.wait(1);
    expect(await ask(world, ctx, ["p3"])).toMatchObject({ ok: true });
    await operator.decideIdentity(OWN, null);
    expect(await stateOf(world, ctx)).toEqual({ state: "verified", at: START + 1, fault: null, closed: [] });
    expect(await ask(world, ctx)).toMatchObject({ code: "identity_settled" });
    expect((await operator.read(ctx)).identityHistory.map(({ state, by, pictures }) => [state, by, pictures])).toEqual([
      ["verified", "operator", []],
      ["asked", "member", ["p3"]],
      ["refused", "operator", []],
      ["asked", "member", ["p1", "p2"]],
    ]);
    expect(world.news.map(({ kind }) => kind)).toEqual([
      "identityAsked",
      "identityRefused",
      "identityAsked",
      "identityVerified",
    ]);
  });

  it("waits once, however often it is asked for at the same time", async () => {
    const { world, ctx } = await start();
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask(world, ctx)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await world.protection.operator.read(ctx)).identityHistory).toHaveLength(1);
  });

  it("is not asked for where the host refuses", async () => {
    const { world, ctx } = await start();
    const refused = await world.protection.askIdentity(ctx, ["p1"], function* () {
      yield* world.protection.hooks.isIdentityClosed(ctx, "play");
      return refuse("picture_unknown");
    });
    expect(refused).toMatchObject({ code: "picture_unknown" });
    expect(await stateOf(world, ctx)).toMatchObject({ state: "none" });
  });

  it("closes games by the licence, after a pause and before a reality check", async () => {
    const { world, ctx } = await start(["play"]);
    expect(await world.refusal(ctx)).toEqual({ code: "identity_required" });
    await world.protection.operator.decideIdentity(OWN, null);
    expect(await world.refusal(ctx)).toBeNull();
    await world.protection.takeBreak(ctx, "P1D");
    expect(await world.refusal(ctx)).toEqual({ code: "play_paused" });
  });

  it("closes deposits and play to whoever is too young, for good, and leaves the withdrawal open", async () => {
    const { world, ctx } = await start([]);
    expect(await world.refusal(ctx)).toBeNull();
    await world.protection.operator.decideIdentity(OWN, "under_age");
    expect((await stateOf(world, ctx)).closed).toEqual(["deposit", "play"]);
    expect(await world.refusal(ctx)).toEqual({ code: "identity_required" });
    expect(await ask(world, ctx)).toMatchObject({ code: "identity_settled" });
    const everything = { identityFor: ["deposit", "play", "withdraw"] } as const;
    for (const fault of IDENTITY_FAULTS)
      expect(closedFor(everything, { state: "refused", fault }).includes("withdraw")).toBe(fault !== "under_age");
  });
});
