import { contract } from "@baize/api-client/contract";
import { first, raw } from "@baize/ledger";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startWorld, type World } from "../testing/world.ts";

const PHONE = "13800138001";
let world: World;
beforeAll(async () => {
  world = await startWorld();
}, 60_000);
afterAll(() => world.close());

const columnOf = async (uid: string, column: "invite_code" | "invited_by"): Promise<string | null> =>
  (
    await world.database.read(() =>
      first(raw<Record<string, string | null>>(`select ${column} from site_member where id = ?`, uid)),
    )
  )?.[column] ?? null;

it("a registration counts for the owner of the code it is sent with, and for nobody without one", async () => {
  const [older, newer] = [await world.client().register("inviterold"), await world.client().register("inviternew")];
  const codes = [await columnOf(older, "invite_code"), await columnOf(newer, "invite_code")];
  const enter = async (username: string, code: string | null | undefined, phone?: string) => {
    const client = world.client();
    const form = { ...(await client.registration(username, undefined, phone)), ...(code ? { i_code: code } : {}) };
    return (await client.call(contract.account.register, form)).data.uid;
  };
  expect(await columnOf(await enter("viaolder", codes[0]), "invited_by")).toBe(older);
  const viaNewer = await enter("vianewer", ` ${codes[1]}\u200B`, PHONE);
  expect(await columnOf(viaNewer, "invited_by")).toBe(newer);
  expect(await columnOf(await enter("vianobody", undefined), "invited_by")).toBeNull();
  const client = world.client();
  world.advance(60_000);
  const { ticket, code } = await client.askCode("login", PHONE);
  const later = { type: "phone", area: "86", account: PHONE, ticket, code, i_code: codes[0] ?? "" } as const;
  expect((await client.call(contract.member.loginMpe, later)).data.uid).toBe(viaNewer);
  expect(await columnOf(viaNewer, "invited_by")).toBe(newer);
});
