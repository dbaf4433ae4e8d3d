import { contract } from "@baize/api-client/contract";
import type { IdentityGate } from "@baize/domain";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newKey, type TestClient } from "../testing/test-client.ts";
import { startWorld, tenantOf, type World } from "../testing/world.ts";

const { account, finance, games, messages, profile, protection, service } = contract;

const LICENCE = { holder: "Trial", number: "T-1", url: "https://register.example", minAge: 21 };
const brandWith = (code: string, identityFor: readonly IdentityGate[]) => {
  const tenant = tenantOf(code);
  return { ...tenant, facts: { ...tenant.facts, licence: { ...LICENCE, protection: { identityFor } } } };
};
const launch = { gameId: "zjqp-001", mode: "real", surface: "mobile" } as const;
const order = () => ({ channelId: "bank-transfer", payerName: "林晓", amount: "100.00", reqId: newKey() });

describe("the identity of a member", () => {
  let world: World;
  let member: TestClient;
  let other: TestClient;
  let id: string;
  beforeAll(async () => {
    world = await startWorld({ tenants: [brandWith("alpha", ["deposit", "withdraw"]), tenantOf("beta")] });
    [member, other] = [world.client(), world.client()];
    await member.register("person1");
    await other.register("person2");
    id = (await member.call(contract.member.token, {})).data.id;
  }, 60_000);
  afterAll(() => world.close());

  const upload = async (client: TestClient, scene: "identity" | "slip"): Promise<string> => {
    const picture = sharp({ create: { width: 40, height: 40, channels: 3, background: "#fff" } }).png();
    const file = new Blob([new Uint8Array(await picture.toBuffer())], { type: "image/png" });
    return (await client.call(service.upload, { file, scene })).data.id;
  };
  const ask = async (pictures: string) => (await member.call(protection.askIdentity, { pictures })).code;
  const identity = async () => (await member.call(protection.state, {})).data.identity;
  const decide = (verdict: string) => member.operator(`/protection/${id}/identity`, { verdict });

  it("closes what the licence says, at the server, and leaves the rest open", async () => {
    const closed = ["deposit", "withdraw"];
    expect(await identity()).toEqual({ state: "none", at: null, fault: null, age: "unknown", closed });
    expect((await member.call(finance.depositCreate, order())).code).toBe("identity_required");
    const preview = { accountId: "A1", amount: "100.00" };
    expect((await member.call(finance.withdrawPreview, preview)).code).toBe("identity_required");
    expect((await member.call(finance.withdrawQuote, preview)).code).toBe("identity_required");
    expect((await member.call(games.start, launch)).code).toBe("");
  });

  it("is compared with a name and a birthday, by pictures of the member's own for that purpose", async () => {
    const [own, slip, foreign] = [
      await upload(member, "identity"),
      await upload(member, "slip"),
      await upload(other, "identity"),
    ];
    await expect(decide("verified")).rejects.toThrow(/identity_incomplete/);
    expect(await ask(own)).toBe("identity_incomplete");
    await member.call(profile.setRealName, { realName: "林晓" });
    await member.call(account.setBirthday, { birthday: "1990-05-12" });
    expect((await identity()).age).toBe("declared");
    for (const wrong of [slip, foreign, `${own},${foreign}`, "A".repeat(24)])
      expect(await ask(wrong)).toBe("picture_unknown");
    expect(await ask([own, own, own].join(","))).toBe("bad_request");
    expect(await ask(`${own},${own}`)).toBe("");
    expect(await ask(own)).toBe("identity_settled");
    expect(await identity()).toMatchObject({ state: "asked", age: "declared" });
    expect(await member.operator("/protection/waiting")).toMatchObject([{ member: id }]);
    expect(await member.operator(`/protection/${id}`)).toMatchObject({
      person: { realName: "林晓", birthday: "1990-05-12" },
      identityHistory: [{ state: "asked", pictures: [own] }],
    });
  });

  it("shows the pictures to the member for an hour, and to the operator's log-in alone after it", async () => {
    const picture = await upload(member, "identity");
    const status = async (path: string) => (await fetch(`${world.url}${path}`, { redirect: "manual" })).status;
    expect(await status(`/media/${picture}`)).toBe(200);
    world.advance(3_600_000);
    expect(await status(`/media/${picture}`)).toBe(404);
    expect(await status(`/console/pictures/${picture}`)).not.toBe(200);
    member.token = null;
    await member.logIn("person1", "Passw0rdgood");
  });

  it("is decided by the operator, of which the member is told in their language", async () => {
    await expect(decide("perhaps")).rejects.toThrow(/verdict_unknown/);
    world.advance(1);
    await decide("birthday_differs");
    expect(await identity()).toMatchObject({ state: "refused", fault: "birthday_differs" });
    await member.operator(`/members/${id}/birthday`, { birthday: "1991-06-13" });
    await expect(member.operator(`/members/${id}/real-name`, { realName: "<b>" })).rejects.toThrow(/real_name_invalid/);
    await member.operator(`/members/${id}/real-name`, { realName: "林曉" });
    world.advance(1);
    expect(await ask(await upload(member, "identity"))).toBe("");
    world.advance(1);
    await decide("verified");
    expect(await identity()).toMatchObject({ state: "verified", age: "verified", closed: [] });
    expect((await member.call(finance.depositCreate, order())).code).toBe("");
    const { list } = (await member.call(messages.list, { kind: "personal", page: "1", size: "20" })).data;
    expect(list.slice(0, 4).map(({ title }) => title)).toEqual([
      "身份核验已通过",
      "身份核验已提交",
      "身份核验未通过",
      "身份核验已提交",
    ]);
  });

  it("ends the games of whoever is too young, closes deposits and play, and leaves the withdrawal open", async () => {
    await decide("under_age");
    expect((await identity()).closed).toEqual(["deposit", "play"]);
    expect((await member.call(games.start, launch)).code).toBe("identity_required");
    expect((await member.call(finance.depositCreate, order())).code).toBe("identity_required");
    const preview = { accountId: "A1", amount: "100.00" };
    expect((await member.call(finance.withdrawPreview, preview)).code).not.toBe("identity_required");
  });
});
