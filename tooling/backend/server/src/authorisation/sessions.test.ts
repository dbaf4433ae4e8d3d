import { type AnyCall, contract, HEADER_NAMES } from "@baize/api-client/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sampleOf, servedCalls } from "../testing/calls.ts";
import type { TestClient } from "../testing/test-client.ts";
import { startWorld, type World } from "../testing/world.ts";
import { createActor, PASSWORD, type Reply, send } from "./actor.test.support.ts";

const HOUR = 3_600_000;
const registered = async (world: World, name: string, origin = world.url): Promise<TestClient> => {
  const client = world.client(origin);
  await client.register(name, PASSWORD);
  return client;
};

/** Sessions that are worth nothing at the first brand: how the token of each comes about, and what is said of it. */
const WORTHLESS = {
  none: async () => null,
  invented: async () => "A".repeat(43),
  idle: async (world: World) => {
    const { token } = await registered(world, "idleone");
    world.advance(HOUR);
    return token;
  },
  "logged out": async (world: World) => {
    const client = await registered(world, "outone");
    const { token } = client;
    await client.call(contract.account.logout, {});
    return token;
  },
  "of a changed password": async (world: World) => {
    const client = await registered(world, "changedone");
    const { token } = client;
    const [wanted, proof] = [await client.seal("Newpassw0rd"), await client.seal(PASSWORD)];
    const input = { password: wanted.sealed, loginPassword: proof.sealed, keyId: wanted.keyId };
    await client.call(contract.profile.changePassword, input);
    return token;
  },
  "of another brand": async (world: World) => (await registered(world, "elsewhere", world.otherUrl)).token,
  "of a member whose log-in is locked": async (world: World) => {
    const client = world.client();
    const uid = await client.register("lockedone", PASSWORD);
    const { token } = client;
    await client.operator(`/members/${uid}/lock`, { locked: 1 });
    return token;
  },
} satisfies Readonly<Record<string, (world: World) => Promise<string | null>>>;
type State = keyof typeof WORTHLESS;
const STATES = Object.keys(WORTHLESS) as State[];

let world: World;
let asserted = 0;
const tokens = new Map<State, string | null>();
beforeAll(async () => {
  world = await startWorld();
  await world.sandbox.seed("alpha");
  for (const state of STATES) tokens.set(state, await WORTHLESS[state](world));
}, 60_000);
afterAll(() => world.close());

const ask = (call: AnyCall, token: string | null): Promise<Reply> =>
  send(world.url, call, sampleOf(call), token === null ? {} : { [HEADER_NAMES.token]: token });
/** Of a visitor's write what it decided; of a read all of it. */
const decided = ({ status, envelope }: Reply, { effect }: AnyCall): unknown =>
  effect === "read" ? { status, envelope } : { status, code: envelope.code, is: envelope.status };

describe.each(STATES)("a session that is worth nothing: %s", (state) => {
  const own = (call: AnyCall): Promise<Reply> => ask(call, tokens.get(state) ?? null);

  it.each(servedCalls.filter(([, { access }]) => access === "member"))("%s is refused", async (_name, call) => {
    const { status, envelope } = await own(call);
    const { msg, ...rest } = envelope;
    const idle = state === "idle" ? { reason: "idle" } : {};
    expect([status, rest]).toEqual([200, { status: false, code: "token", data: "token", ...idle }]);
    expect(msg).toMatch(/./);
    asserted += 1;
  });

  it.each(servedCalls.filter(([, { access }]) => access === "anyone"))("%s is a visitor's", async (_name, call) => {
    expect(decided(await own(call), call)).toEqual(decided(await ask(call, null), call));
    asserted += 1;
  });
});

it("a token counts in its header alone", async () => {
  const { token } = await registered(world, "cookieone");
  const cookie = `token=${token ?? ""}; id=${token ?? ""}`;
  for (const [name, call] of servedCalls.filter(([, { access }]) => access === "member"))
    expect((await send(world.url, call, sampleOf(call), { cookie })).envelope.code, name).toBe("token");
});

it("reads show a member nothing of another", async () => {
  const owner = await createActor(world, "theowner", "6222000011112222");
  const other = await registered(world, "otherone");
  const reads = servedCalls.filter(([, call]) => call.effect === "read" && call.access === "member");
  const own = await Promise.all(reads.map(async ([, call]) => send(world.url, call, {}, owner.client.headers())));
  const texts = own.map(({ envelope }) => JSON.stringify(envelope)).join("\n");
  const marks = [owner.uid, owner.bank, owner.coin, owner.name, `****${owner.phone.slice(-4)}`, "6222"];
  for (const mark of [owner.uid, owner.bank, owner.coin, owner.name]) expect(texts).toContain(mark);
  for (const [name, call] of reads) {
    const { envelope } = await send(world.url, call, {}, other.headers());
    for (const mark of marks) expect(JSON.stringify(envelope), name).not.toContain(mark);
  }
});

it("has asserted each cell", () => {
  console.log(`Sessions: ${asserted} of ${STATES.length * servedCalls.length} cells.`);
  expect(asserted).toBe(STATES.length * servedCalls.length);
});
