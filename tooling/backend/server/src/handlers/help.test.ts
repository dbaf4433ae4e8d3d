import { contract, HEADER_NAMES } from "@baize/api-client/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { TestClient } from "../testing/test-client.ts";
import { startWorld, type World } from "../testing/world.ts";

const { help } = contract;
const EN = { [HEADER_NAMES.language]: "en" };

let world: World;
let visitor: TestClient;
beforeAll(async () => {
  world = await startWorld();
  visitor = world.client();
}, 60_000);
afterAll(() => world.close());

describe("help", () => {
  it("shows every article of its tree to visitors, in both languages, with its neighbours", async () => {
    const tree = (await visitor.call(help.tree, {})).data;
    const english = (await visitor.call(help.tree, {}, EN)).data;
    const ids = tree.flatMap(({ articles }) => articles.map(({ id }) => id));
    expect(english.flatMap(({ articles }) => articles.map(({ id }) => id))).toEqual(ids);
    expect(ids.length).toBeGreaterThan(20);
    for (const [index, id] of ids.entries()) {
      const article = (await visitor.call(help.article, { id }, EN)).data;
      expect(article).toMatchObject({ prev: ids[index - 1] ?? null, next: ids[index + 1] ?? null, vote: null });
      expect(article.html).not.toMatch(/undefined|\{\w+\}/);
    }
    expect((await visitor.call(help.article, { id: "nothing" })).code).toBe("article_unknown");
  });

  it("says what holds for the brand: its name, age and multiple", async () => {
    const texts = [];
    for (const { articles } of (await visitor.call(help.tree, {})).data)
      for (const { id } of articles) texts.push((await visitor.call(help.article, { id })).data.html);
    const all = texts.join("\n");
    for (const fact of ["测试alpha", "18", "中国标准时间"]) expect(all).toContain(fact);
  });

  it("finds articles by their words", async () => {
    const hits = (await visitor.call(help.search, { query: "提款密码" })).data;
    expect(hits.length).toBeGreaterThan(0);
    expect((await visitor.call(help.search, { query: "zzzzqqqq" })).data).toEqual([]);
  });

  it("takes one vote of each reader, a member's by the session and a visitor's by the token", async () => {
    const id = (await visitor.call(help.tree, {})).data[0]?.articles[0]?.id ?? "";
    const member = world.client();
    await member.register("voter1");
    const { token } = (await visitor.call(contract.desk.visitor, {})).data;
    const vote = (client: TestClient, isUseful: boolean, own?: string) =>
      client.call(help.vote, { id, isUseful, visitor: own });
    expect((await vote(visitor, true)).envelope).toMatchObject({ code: "bad_request", data: { field: "visitor" } });
    expect((await vote(visitor, true, token)).data).toEqual({ vote: true });
    expect((await vote(visitor, false, token)).code).toBe("already_voted");
    expect((await vote(member, false)).data).toEqual({ vote: false });
    expect((await member.call(help.article, { id })).data.vote).toBe(false);
    expect((await visitor.call(help.article, { id, visitor: token })).data.vote).toBe(true);
    expect((await visitor.call(help.article, { id })).data.vote).toBeNull();
    expect(await member.operator("/help")).toEqual([{ id, useful: 1, notUseful: 1 }]);
    expect((await visitor.call(help.vote, { id: "nothing", isUseful: true, visitor: token })).code).toBe(
      "article_unknown",
    );
  });
});
