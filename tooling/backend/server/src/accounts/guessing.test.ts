import { contract } from "@baize/api-client/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { guessAll, newOwner, type Owner, PASSWORD, SECRETS, SOURCES } from "../testing/guessing.ts";
import { startWorld, type World } from "../testing/world.ts";

/** What is compared with a secret that is stored: passwords by their hash, codes by their digest. */
const compared = vi.hoisted(() => ({ count: 0 }));
vi.mock("@node-rs/argon2", async (load) => {
  const actual = await load<typeof import("@node-rs/argon2")>();
  const verify: typeof actual.verify = (...asked) => {
    compared.count += 1;
    return actual.verify(...asked);
  };
  return { ...actual, verify };
});
vi.mock("./secrets.ts", async (load) => {
  const actual = await load<typeof import("./secrets.ts")>();
  const sameText: typeof actual.sameText = (a, b) => {
    compared.count += 1;
    return actual.sameText(a, b);
  };
  return { ...actual, sameText };
});

const GUESSES = 100;
const WAYS = [
  ["one after another", 1],
  ["all at once", GUESSES],
] as const;
const cases = Object.entries(SECRETS).flatMap(([name, secret]) =>
  SOURCES.flatMap((source) => WAYS.map(([way, width]) => ({ name, secret, source, way, width }))),
);

let world: World;
let owner: Owner;
beforeAll(async () => {
  world = await startWorld();
}, 60_000);
afterAll(() => world.close());
beforeEach(async () => {
  // The budgets of an hour are whole again.
  world.advance(24 * 3_600_000);
  owner = await newOwner(world);
});

describe("of a hundred guesses, the right one last", () => {
  it.each(cases)("$name, $source, $way: few are judged, and the owner gets in", async (one) => {
    const { secret, source, width } = one;
    const guess = await secret.prepare(owner);
    const captchas = one.name.endsWith("captchas") ? GUESSES + 1 : 0;
    compared.count = 0;
    const { judged, last } = await guessAll(world, secret, guess, { source, count: GUESSES, width });
    expect(judged).toBeGreaterThan(0);
    expect(judged).toBeLessThanOrEqual(secret.most[source]);
    // Besides what was answered, captchas alone were compared.
    expect(compared.count).toBeGreaterThanOrEqual(judged);
    expect(compared.count - captchas).toBeLessThanOrEqual(judged);
    const isUsedUp = judged === secret.most[source];
    expect(isUsedUp && secret.judged.some((code) => code === last)).toBe(false);
    expect((await owner.client.logIn(owner.name, PASSWORD)).code).toBe("");
    expect((await owner.client.call(contract.member.token, {})).data.username).toBe(owner.name);
  });

  it("a withdrawal password is locked for a day, and then the right one is right", async () => {
    const secret = SECRETS["withdrawal password"];
    const guess = await secret.prepare(owner);
    await guessAll(world, secret, guess, { source: "an address each", count: GUESSES, width: GUESSES });
    const { client, name } = owner;
    expect(await guess(client, true)).toBe("withdraw_password_locked");
    world.advance(24 * 3_600_000 - 1);
    await client.logIn(name, PASSWORD);
    expect(await guess(client, true)).toBe("withdraw_password_locked");
    world.advance(1);
    expect(secret.judged.filter((code) => code !== "withdraw_password_wrong")).toContain(await guess(client, true));
  });
});
