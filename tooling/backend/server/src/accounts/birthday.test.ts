import { contract } from "@baize/api-client/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { TestClient } from "../testing/test-client.ts";
import { startWorld, type World } from "../testing/world.ts";

describe("a birthday", () => {
  let world: World;
  let member: TestClient;
  let uid: string;
  beforeAll(async () => {
    world = await startWorld();
    member = world.client();
    uid = await member.register("birthdays");
  }, 60_000);
  afterAll(() => world.close());
  const set = (birthday: string) => member.call(contract.account.setBirthday, { birthday });
  const shown = async (): Promise<string> => (await member.call(contract.member.token, {})).data.birthday;
  const correct = (birthday: string) => member.operator(`/members/${uid}/birthday`, { birthday });

  it("is a past day of the calendar, and old enough to play", async () => {
    for (const birthday of ["2007-02-29", "2026-11-28", "1899-12-31"]) {
      const { code, envelope } = await set(birthday);
      expect([code, envelope.data], birthday).toEqual(["bad_request", { field: "birthday" }]);
    }
    const young = await set("2008-11-28");
    expect([young.code, young.envelope.data]).toEqual(["age_required", { minAge: "18" }]);
    expect(await shown()).toBe("");
  });

  it("is set once, however many try at once, and shows its month and day alone", async () => {
    const days = ["1990-01-31", "1991-02-28", "1992-02-29", "2008-11-27"];
    const codes = await Promise.all(days.map(async (day) => (await set(day)).code));
    expect(codes.toSorted()).toEqual(["", "already_set", "already_set", "already_set"]);
    const won = days[codes.indexOf("")] ?? "";
    expect(await shown()).toBe(`****${won.slice(4)}`);
    expect((await set("1993-03-03")).code).toBe("already_set");
  });

  it("is corrected, or cleared to be set anew, by the operator alone", async () => {
    await correct("1985-05-12");
    expect(await shown()).toBe("****-05-12");
    await expect(correct("2010-05-12")).rejects.toThrow("birthday_too_young");
    await expect(correct("1985-02-30")).rejects.toThrow("birthday_malformed");
    expect(await shown()).toBe("****-05-12");
    await correct("");
    expect(await shown()).toBe("");
    expect((await set("1986-06-13")).code).toBe("");
    expect(world.log()).not.toContain("1986-06-13");
  });

  it("is asked of members alone", async () => {
    const { envelope } = await world.client().call(contract.account.setBirthday, { birthday: "1990-01-31" });
    expect(envelope.data).toBe("token");
  });
});
