import { execFile } from "node:child_process";
import { scrypt } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { createFairQueue } from "./fair-queue.ts";
import { preparePicture } from "./pictures.ts";
import { sharp } from "./sharp.ts";
import type { PictureBox } from "./types.ts";

const SLIP: PictureBox = { width: 1_600, height: 1_600, fit: "inside" };
const AVATAR: PictureBox = { width: 512, height: 512, fit: "cover" };
const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: "#c00" } });
const ok = (width: number, height: number) => expect.objectContaining({ ok: true, width, height }) as unknown;
const broken = { ok: false, fault: "file_broken" };

const folder = mkdtempSync(join(tmpdir(), "pictures-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** MB by which the highest memory of a process of its own grows over one picture. */
const measureGrowth = async (bytes: Uint8Array): Promise<number> => {
  const file = join(folder, "picture");
  writeFileSync(file, bytes);
  const module = JSON.stringify(new URL("pictures.ts", import.meta.url).href);
  const small = JSON.stringify([...(await plain(8, 8).png().toBuffer())]);
  const script = `import { readFileSync } from "node:fs"; import { preparePicture } from ${module};
    const box = ${JSON.stringify(SLIP)}; const bytes = readFileSync(${JSON.stringify(file)});
    await preparePicture(Uint8Array.from(${small}), box); const before = process.resourceUsage().maxRSS;
    await preparePicture(bytes, box); console.log((process.resourceUsage().maxRSS - before) / 1_000);`;
  const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "-e", script]);
  return Number(stdout);
};

describe("preparing a picture", () => {
  it.each(["jpeg", "png", "webp"] as const)("takes %s and gives WebP within the box", async (format) => {
    const bytes = await plain(2_000, 1_000).toFormat(format).toBuffer();
    const picture = await preparePicture(bytes, SLIP);
    expect(picture).toEqual(ok(1_600, 800));
    expect(picture.ok && (await sharp(picture.bytes).metadata()).format).toBe("webp");
    expect(await preparePicture(bytes, AVATAR)).toEqual(ok(512, 512));
  });

  it("makes nothing larger inside a box, fills a box to cover, and keeps to 1,600 whatever the box", async () => {
    const bytes = await plain(100, 50).png().toBuffer();
    expect(await preparePicture(bytes, SLIP)).toEqual(ok(100, 50));
    expect(await preparePicture(bytes, AVATAR)).toEqual(ok(512, 512));
    const large = await plain(3_000, 3_000).png().toBuffer();
    expect(await preparePicture(large, { width: 9_999, height: 9_999, fit: "inside" })).toEqual(ok(1_600, 1_600));
  });

  it.each<[string, Uint8Array | Promise<Uint8Array>]>([
    ["nothing", new Uint8Array()],
    ["a GIF", plain(9, 9).gif().toBuffer()],
    ["an AVIF", plain(9, 9).avif().toBuffer()],
    ["a TIFF", plain(9, 9).tiff().toBuffer()],
    ["an SVG", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ["a page", Buffer.from("<!doctype html><script>alert(1)</script>")],
    ["a PDF", Buffer.from("%PDF-1.7\n1 0 obj\n<<>>\nendobj")],
  ])("refuses %s by its content", async (_, bytes) => {
    expect(await preparePicture(await bytes, SLIP)).toEqual({ ok: false, fault: "file_type" });
  });

  it("refuses by the header what has more pixels than a slip needs", async () => {
    const quick = { effort: 1, compressionLevel: 1 };
    const within = [plain(4_000, 3_000).png(quick), plain(8_000, 20).png(), plain(4_900, 5_000).jpeg()];
    const beyond = [
      plain(4_001, 3_000).png(quick),
      plain(8_001, 20).png(),
      plain(20, 8_001).jpeg(),
      plain(5_001, 5_000).jpeg(),
      plain(4_001, 3_000).jpeg({ progressive: true }),
      plain(4_001, 3_000).webp(quick),
    ];
    for (const each of within) expect(await preparePicture(await each.toBuffer(), SLIP)).toMatchObject({ ok: true });
    for (const each of beyond) expect(await preparePicture(await each.toBuffer(), SLIP)).toEqual(broken);
  });

  it("decodes no pixel of a bomb, and no more of a photograph than it needs", async () => {
    const bomb = await plain(5_000, 5_000).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(400_000);
    expect(await preparePicture(bomb, SLIP)).toEqual(broken);
    expect(await measureGrowth(bomb)).toBeLessThan(20);
    expect(await measureGrowth(await plain(5_712, 4_284).jpeg().toBuffer())).toBeLessThan(90);
  });

  it("turns a picture upright and drops its metadata", async () => {
    const exif = { IFD0: { Copyright: "ann" }, IFD3: { GPSLatitude: "51/1 30/1 0/1" } };
    const bytes = await plain(40, 20)
      .withExif(exif)
      .withMetadata({ orientation: 6 })
      .withIccProfile("p3")
      .jpeg()
      .toBuffer();
    expect((await sharp(bytes).metadata()).exif).toBeDefined();
    const picture = await preparePicture(bytes, SLIP);
    expect(picture).toEqual(ok(20, 40));
    const metadata = picture.ok ? await sharp(picture.bytes).metadata() : {};
    expect(metadata).not.toHaveProperty("exif");
    expect(metadata).not.toHaveProperty("icc");
    expect(metadata).not.toHaveProperty("xmp");
  });

  it("keeps nothing of what hides behind a picture", async () => {
    const hidden = Buffer.from("<script>alert(1)</script>");
    for (const format of ["jpeg", "png", "webp"] as const) {
      const bytes = Buffer.concat([await plain(40, 20).toFormat(format).toBuffer(), hidden]);
      const picture = await preparePicture(bytes, SLIP);
      expect(picture).toEqual(ok(40, 20));
      expect(picture.ok && Buffer.from(picture.bytes).includes(hidden)).toBe(false);
    }
  });

  it("takes the first frame of an animation", async () => {
    const frames = await Promise.all([plain(30, 30).png().toBuffer(), plain(30, 30).negate().png().toBuffer()]);
    const bytes = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
    expect((await sharp(bytes).metadata()).pages).toBe(2);
    const picture = await preparePicture(bytes, SLIP);
    expect(picture).toEqual(ok(30, 30));
    expect(picture.ok && (await sharp(picture.bytes).metadata()).pages).toBeUndefined();
  });

  it("refuses a picture that was cut off", async () => {
    for (const format of ["jpeg", "png", "webp"] as const) {
      const bytes = await sharp({
        create: { width: 300, height: 200, channels: 3, background: "#888", noise: { type: "gaussian", sigma: 30 } },
      })
        .toFormat(format)
        .toBuffer();
      expect(await preparePicture(bytes.subarray(0, bytes.length / 2), SLIP)).toEqual(broken);
    }
  });

  it("answers whatever bytes are changed", async () => {
    for (const format of ["jpeg", "png", "webp"] as const) {
      const bytes = await plain(40, 20).toFormat(format).toBuffer();
      const change = fc.tuple(fc.nat(bytes.length - 1), fc.nat(255));
      await fc.assert(
        fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 5 }), async (changes) => {
          const other = Uint8Array.from(bytes);
          for (const [at, value] of changes) other[at] = value;
          expect(await preparePicture(other, SLIP)).toHaveProperty("ok");
        }),
        { numRuns: 60 },
      );
    }
  });

  it("leaves threads to password hashing while its queue is full", async () => {
    const queue = createFairQueue({ workers: 1, capacity: 20, share: 20, patienceMs: 60_000 });
    const bytes = await plain(2_000, 2_000).png().toBuffer();
    const requester = { member: "ann", address: "", device: "", isKnown: true };
    let done = 0;
    const pictures = Array.from({ length: 12 }, () =>
      queue.run(requester, async () => {
        await preparePicture(bytes, SLIP);
        done += 1;
      }),
    );
    await promisify<string, string, number>(scrypt)("password", "salt", 32);
    expect(done).toBeLessThanOrEqual(4);
    await Promise.all(pictures);
    expect(done).toBe(12);
  });
});
