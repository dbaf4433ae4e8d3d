import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { servedCalls } from "../testing/calls.ts";
import { startWorld, type World } from "../testing/world.ts";
import { type Actor, ask, createActor, type Reply } from "./actor.test.support.ts";
import {
  idFields,
  inputOf,
  listedFields,
  MALFORMED,
  nobodys,
  otherCells,
  ownedCells,
  stored,
} from "./cells.test.support.ts";
import { MAKE } from "./objects.test.support.ts";

const DAY = 24 * 3_600_000;

let world: World;
let owner: Actor;
let stranger: Actor;
let asserted = 0;
beforeAll(async () => {
  world = await startWorld();
  await world.sandbox.seed("alpha");
  owner = await createActor(world, "theowner", "6222000011112222");
  stranger = await createActor(world, "stranger", "6222000011113333");
  // A second payout account can be paid to after a day.
  world.advance(DAY + 1);
  for (const { client, name } of [owner, stranger]) await client.logIn(name, "Passw0rdgood");
}, 60_000);
afterAll(() => world.close());

/** An answer without what is new in each: under a fresh key a call is accepted, and its data are the asker's own. */
const alike = ({ status, envelope }: Reply, isKey: boolean): unknown =>
  isKey && envelope.status ? { status, fields: Object.keys(envelope.data as object) } : { status, envelope };

it.each(servedCalls)("%s: every field that names something is listed", (name, call) => {
  expect(listedFields(name).toSorted()).toEqual(idFields(call).toSorted());
});

describe("a thing of another member", () => {
  it.each(ownedCells)("$name: $field, $named", async (cell) => {
    const { call, field, named, name } = cell;
    const { id, with: beside, proof } = await MAKE[named](owner, name);
    expect(id, "a thing was made").not.toBe("");
    const of = async (asker: Actor, value: string, change?: object) =>
      ask(asker, call, await inputOf(cell, asker, { ...beside, ...change, [field]: value }));
    const isKey = field === "reqId";
    // A key is each member's own, so that both may have it.
    const ids = isKey ? [] : [id];
    const before = await stored(world.database, owner, ids, stranger);
    const unknown = await of(stranger, nobodys(id));
    expect(alike(await of(stranger, id), isKey), "as one that nobody has").toEqual(alike(unknown, isKey));
    const malformed = await of(stranger, MALFORMED);
    expect(malformed).toMatchObject({ status: 200, envelope: { code: "bad_request", data: { field } } });
    expect(await stored(world.database, owner, ids, stranger), "nothing of the owner's changes").toBe(before);
    expect(await of(owner, id, proof), "the owner's own").not.toEqual(unknown);
    asserted += 4;
  });
});

describe("an entry of a list for all, or a secret of whoever holds it", () => {
  it.each(otherCells)("$name: $field, unknown and malformed", async (cell) => {
    const { call, field } = cell;
    const before = await stored(world.database, owner, [], stranger);
    const of = async (value: string) => ask(stranger, call, { ...(await inputOf(cell, stranger, {})), [field]: value });
    const unknown = await of(field === "visitor" ? "x".repeat(32) : "nobody-has-it");
    expect(unknown.status).toBe(200);
    expect(JSON.stringify(unknown.envelope)).not.toContain(owner.uid);
    expect(await of(MALFORMED)).toMatchObject({ status: 200, envelope: { code: "bad_request", data: { field } } });
    expect(await stored(world.database, owner, [], stranger)).toBe(before);
    asserted += 2;
  });
});

it("has asserted each cell", () => {
  const cells = ownedCells.length * 4 + otherCells.length * 2;
  console.log(`Objects: ${asserted} of ${cells} cells, ${ownedCells.length} fields name a thing of somebody's.`);
  expect(asserted).toBe(cells);
  expect(world.log()).not.toMatch(/call_failed|request_failed/);
});
