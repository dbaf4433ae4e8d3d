import { withEngines } from "@baize/ledger/testing";
import { expect, it } from "vitest";
import { createWorld, dataOf, MINUTE } from "./testing/create-world.ts";
import { HOSTILE_TEXTS } from "./testing/hostile-texts.ts";

withEngines("hostile texts", (open) => {
  it("are stored and given back unchanged, wherever one can be written", async () => {
    expect(HOSTILE_TEXTS).toHaveLength(20);
    const world = await createWorld(await open());
    const { feedback, desk, messages, operator } = world.correspondence;
    for (const [index, text] of HOSTILE_TEXTS.entries()) {
      const ctx = world.join(`m${index}`);
      const reader = world.asReader(ctx);
      world.wait(MINUTE);
      const title = text.replaceAll("\n", " ");
      const local = (value: string) => ({ "zh-CN": value, en: value });
      const id = await world.send({ format: "html", title: local(title), body: local(text) });
      expect(dataOf(await messages.detail(ctx, { id }))).toMatchObject({ title, body: text });
      const written = { type: "other", text, pictures: [], contact: title.slice(0, 100), reqId: world.key() } as const;
      const line = dataOf(await feedback.add(ctx, written));
      dataOf(await operator.feedbackReply(world.brand, { id: line.id, text }));
      const detail = dataOf(await feedback.detail(ctx, { id: line.id }));
      expect(detail.entries.map((entry) => entry.text)).toEqual([text, text]);
      expect(detail.contact).toBe(title.slice(0, 100));
      dataOf(await desk.write(reader, { text, picture: null, reqId: world.key() }));
      const own = (await operator.conversations(world.brand)).find(({ member }) => member === ctx.member);
      dataOf(await operator.answer(world.brand, { id: own?.id ?? "", text }));
      expect((await desk.read(reader, {})).lines.map((shown) => shown.text)).toEqual([text, text]);
    }
  });
});
