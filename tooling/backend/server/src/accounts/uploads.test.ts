import { renameSync } from "node:fs";
import { join } from "node:path";
import { contract } from "@baize/api-client/contract";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { TestClient } from "../testing/test-client.ts";
import { startWorld, type World } from "../testing/world.ts";
import { UPLOADS_A_DAY } from "./uploads.ts";

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#885522" } });
const asFile = (bytes: Uint8Array | string, type = "image/jpeg"): Blob =>
  new Blob([typeof bytes === "string" ? bytes : new Uint8Array(bytes)], { type });

describe("uploading a picture", () => {
  let world: World;
  let member: TestClient;
  beforeAll(async () => {
    world = await startWorld();
    member = world.client();
    await member.register("pictured");
  }, 60_000);
  afterAll(() => world.close());
  const send = (file: Blob, scene: "avatar" | "slip" = "slip") => member.call(contract.service.upload, { file, scene });

  it("keeps it as WebP without what its camera knew, under a name that cannot be guessed", async () => {
    const bytes = await picture(600, 400)
      .withExif({ IFD0: { Copyright: "canary-exif", Model: "canary-camera" } })
      .jpeg()
      .toBuffer();
    const stored = (await send(asFile(bytes))).data;
    expect(stored).toMatchObject({ width: 600, height: 400 });
    expect((await send(asFile(await picture(3_000, 1_500).jpeg().toBuffer()))).data).toMatchObject({
      width: 1_600,
      height: 800,
    });
    expect(stored.url).toMatch(/^\/media\/[\w-]{24}$/);
    const reply = await fetch(world.url + stored.url);
    const text = Buffer.from(await reply.arrayBuffer()).toString("latin1");
    expect(text.slice(8, 12)).toBe("WEBP");
    expect(text).not.toContain("canary");
    expect(reply.headers.get("content-disposition")).toContain("inline");
    expect(reply.headers.get("content-security-policy")).toMatch(/frame-ancestors 'none'.*sandbox/);
    expect(reply.headers.get("cache-control")).toBe("no-store");
    expect((await fetch(world.otherUrl + stored.url)).status).toBe(404);
  });

  it("becomes the avatar when that is what it is for", async () => {
    const stored = (await send(asFile(await picture(900, 700).png().toBuffer(), "image/png"), "avatar")).data;
    expect([stored.width, stored.height]).toEqual([512, 512]);
    expect((await member.call(contract.member.token, {})).data.qq).toBe(stored.url);
    expect((await fetch(world.url + stored.url)).headers.get("cache-control")).toContain("private");
  });

  it("judges by content, and refuses other types, broken ones, too large ones and picture bombs", async () => {
    expect((await send(asFile("<svg xmlns='http://www.w3.org/2000/svg'/>", "image/png"))).code).toBe("file_type");
    expect((await send(asFile("<html><script>1</script>"))).code).toBe("file_type");
    expect((await send(asFile(""))).code).toBe("file_type");
    const whole = await picture(300, 300).jpeg().toBuffer();
    expect((await send(asFile(whole.subarray(0, 400)))).code).toBe("file_broken");
    expect((await send(asFile(new Uint8Array(5_000_001)))).code).toBe("file_too_large");
    expect((await send(asFile(new Uint8Array(9_000_000)))).code).toBe("file_too_large");
    expect((await send(asFile(await picture(6_000, 5_000).png().toBuffer()))).code).toBe("file_broken");
  });

  it("is turned away when one member sends many at once, and costs nothing of the day then", async () => {
    const sender = world.client();
    await sender.register("sendsmany");
    const small = asFile(await picture(1_200, 1_200).png().toBuffer());
    const upload = () => sender.call(contract.service.upload, { file: small, scene: "slip" });
    const answers = await Promise.all(Array.from({ length: UPLOADS_A_DAY }, upload));
    const over = answers.filter(({ code }) => code === "rate_limited");
    expect(over.length).toBeGreaterThan(10);
    expect(over[0]?.envelope.data).toEqual({ waitSec: expect.stringMatching(/^[1-9]\d?$/) as string });
    expect(answers.filter(({ code }) => code === "").length).toBe(UPLOADS_A_DAY - over.length);
    expect((await upload()).code).toBe("");
  });

  it("is refused for now when it cannot be stored, and costs nothing of the day then", async () => {
    const folder = join(world.dataDir, "uploads");
    renameSync(folder, `${folder}.away`);
    const small = asFile(await picture(4, 4).png().toBuffer());
    for (let index = 0; index < UPLOADS_A_DAY + 5; index += 1) expect((await send(small)).code).toBe("server_busy");
    renameSync(`${folder}.away`, folder);
    expect((await send(small)).code).toBe("");
  });

  it("is allowed so many times a day", async () => {
    const small = asFile(await picture(4, 4).png().toBuffer());
    let count = 0;
    while ((await send(small)).code === "" && count < UPLOADS_A_DAY) count += 1;
    expect(count).toBeLessThan(UPLOADS_A_DAY);
    expect((await send(small)).code).toBe("upload_quota");
    world.advance(24 * 3_600_000);
    await member.logIn("pictured", "Passw0rdgood");
    expect((await send(small)).code).toBe("");
  });
});
