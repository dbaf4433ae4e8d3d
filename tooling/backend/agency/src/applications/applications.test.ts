import { all, raw } from "@baize/ledger";
import { withEngines } from "@baize/ledger/testing";
import { expect, it } from "vitest";
import { createWorld } from "../testing/create-world.ts";
import { samples } from "../testing/samples.ts";

const FORM = { text: "I run a fan group.", contact: "fans@example.com" };

withEngines("applications", (open) => {
  it("are taken one at a time, refused with a reason, made again and approved", async () => {
    const world = await createWorld(await open());
    const { agency, brand } = world;
    const ctx = await world.join("m1");
    expect(await agency.apply(ctx, FORM)).toMatchObject({ code: "agency_closed" });
    await agency.operator.setRules(brand, samples.net());
    expect(await agency.summary(ctx)).toMatchObject({ state: "none", reason: "", code: "CODE-m1" });
    const first = await agency.apply(ctx, FORM);
    expect(await agency.apply(ctx, FORM)).toMatchObject({ code: "application_open" });
    expect(await agency.operator.applications(brand)).toEqual([
      {
        id: first.ok && first.data.id,
        member: "m1",
        state: "pending",
        ...FORM,
        reason: "",
        createdAt: world.now(),
        decidedAt: null,
      },
    ]);
    expect(await agency.summary(ctx)).toMatchObject({ state: "pending" });
    const id = first.ok ? first.data.id : "";
    const declined = await agency.operator.decline(brand, { id, reason: "Please add a number." });
    expect(declined).toMatchObject({ ok: true, data: { state: "refused", ...FORM } });
    expect(await agency.summary(ctx)).toMatchObject({ state: "refused", reason: "Please add a number." });
    expect(await agency.operator.approve(brand, id)).toMatchObject({
      code: "wrong_state",
      detail: { state: "refused" },
    });
    world.wait(1_000);
    const second = await agency.apply(ctx, FORM);
    expect(await agency.summary(ctx)).toMatchObject({ state: "pending", reason: "" });
    expect(await agency.operator.approve(brand, second.ok ? second.data.id : "")).toMatchObject({ ok: true });
    expect(await agency.summary(ctx)).toMatchObject({ state: "approved", reason: "" });
    expect(await agency.apply(ctx, FORM)).toMatchObject({ code: "already_agent" });
    expect(await agency.operator.applications(brand)).toEqual([]);
    expect(await agency.operator.approve(brand, "none")).toMatchObject({ code: "application_unknown" });
    expect(await agency.operator.approve({ ...brand, code: "188" }, id)).toMatchObject({ code: "application_unknown" });
  });

  it("are refused to a member who is barred, and lie sealed in the database", async () => {
    const world = await createWorld(await open());
    const { agency, brand } = world;
    await agency.operator.setRules(brand, samples.net());
    const ctx = await world.join("m1");
    const unbar = world.bar("m1");
    expect(await agency.apply(ctx, FORM)).toMatchObject({ code: "not_eligible" });
    unbar();
    world.wait(86_400_000);
    expect(await agency.apply(ctx, FORM)).toMatchObject({ ok: true });
    const rows = await world.database.read(() => all(raw<{ sealed: string }>("select sealed from agency_application")));
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toMatch(/fan/);
  });

  it("of fifty at once are one, and one decision of fifty counts", async () => {
    const world = await createWorld(await open());
    const { agency, brand } = world;
    await agency.operator.setRules(brand, samples.net());
    const ctx = await world.join("m1");
    const codes = (answers: readonly { ok: boolean; code?: string }[]) =>
      answers.map(({ ok, code }) => (ok ? "ok" : (code ?? ""))).toSorted();
    const times = Array.from({ length: 50 }, (_, index) => index);
    const applied = await Promise.all(times.map(() => agency.apply(ctx, FORM)));
    expect(codes(applied)).toEqual([...Array<string>(49).fill("application_open"), "ok"]);
    const [waiting] = await agency.operator.applications(brand);
    const id = waiting?.id ?? "";
    const decided = await Promise.all(
      times.map((index) =>
        index % 2 === 0 ? agency.operator.approve(brand, id) : agency.operator.decline(brand, { id, reason: "no" }),
      ),
    );
    expect(codes(decided)).toEqual(["ok", ...Array<string>(49).fill("wrong_state")]);
    const winner = decided.find(({ ok }) => ok);
    expect(await agency.summary(ctx)).toMatchObject({ state: winner?.ok === true && winner.data.state });
  });
});
