import { contract } from "@baize/api-client/contract";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { TestClient } from "./testing/test-client.ts";
import { startWorld, type World } from "./testing/world.ts";

const PASSWORD = "Passw0rdgood";
/** Costs enough that a queue forms. */
const COST = { memoryCost: 32_768, timeCost: 3 };

describe("a member on a known device", () => {
  let world: World;
  let owner: TestClient;
  const uploaders: TestClient[] = [];
  beforeAll(async () => {
    world = await startWorld({ passwordCost: COST });
    owner = world.clientFrom("192.0.2.1");
    await owner.register("knownone");
    for (let index = 0; index < 6; index += 1) {
      const client = world.clientFrom(`192.0.2.${index + 10}`);
      await client.register(`uploader${index}`);
      uploaders.push(client);
    }
  }, 120_000);
  afterAll(() => world.close());

  const timed = async (): Promise<{ readonly ms: number; readonly code: string }> => {
    const [{ sealed, keyId }, begun] = [await owner.seal(PASSWORD), performance.now()];
    const { code } = await owner.call(contract.account.login, { username: "knownone", password: sealed, keyId });
    return { ms: performance.now() - begun, code };
  };

  it("logs in before nearly all of three hundred unknown devices, while large pictures are uploaded", async () => {
    const canvas = { create: { width: 5_000, height: 5_000, channels: 3, background: "#336699" } } as const;
    const bytes = new Uint8Array(await sharp(canvas).png({ compressionLevel: 9 }).toBuffer());
    const idle = Math.max((await timed()).ms, (await timed()).ms);
    const { sealed, keyId } = await owner.seal("Wrongpass1");

    let isIn = false;
    const ended = { before: 0, after: 0, refused: 0 };
    const uploads = Array.from({ length: 30 }, (_, index) =>
      uploaders[index % 6]?.call(contract.service.upload, {
        file: new Blob([bytes], { type: "image/png" }),
        scene: "slip",
      }),
    );
    const guesses = Array.from({ length: 300 }, async (_, index) => {
      const device = world.clientFrom(`10.0.${index % 250}.${Math.floor(index / 250)}`);
      const { code } = await device.call(contract.account.login, {
        username: `unknown${index}`,
        password: sealed,
        keyId,
      });
      if (code === "rate_limited") ended.refused += 1;
      else if (isIn) ended.after += 1;
      else ended.before += 1;
    });
    await new Promise((resolve) => setTimeout(resolve, 50));
    const known = await timed();
    isIn = true;
    await Promise.all([...guesses, ...uploads]);

    expect(known.code).toBe("");
    expect(ended.before + ended.after + ended.refused).toBe(300);
    expect(ended.refused + ended.after).toBeGreaterThanOrEqual(270);
    expect(ended.after).toBeGreaterThan(ended.before);
    expect(known.ms / idle).toBeLessThan(60);
    expect((await timed()).code).toBe("");
  }, 120_000);
});
