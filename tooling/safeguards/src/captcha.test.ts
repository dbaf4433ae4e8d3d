import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { drawCaptcha } from "./captcha.ts";
import { outlineOf, SHAPES } from "./captcha-glyphs.ts";
import { sharp } from "./sharp.ts";
import { seededRandom } from "./testing/seeded-random.ts";

const bytesOf = (image: string): Buffer => Buffer.from(image.replace("data:image/webp;base64,", ""), "base64");

describe("a captcha", () => {
  it("is a small picture of 280 by 96 pixels, without metadata", async () => {
    for (let number = 0; number < 20; number += 1) {
      const { image } = await drawCaptcha(seededRandom(`size ${number}`));
      expect(image).toMatch(/^data:image\/webp;base64,[A-Za-z0-9+/]+=*$/);
      const metadata = await sharp(bytesOf(image)).metadata();
      expect(metadata).toMatchObject({ format: "webp", width: 280, height: 96 });
      expect([metadata.exif, metadata.xmp, metadata.icc]).toEqual([undefined, undefined, undefined]);
      expect(bytesOf(image).length).toBeLessThan(8_000);
    }
  });

  it("follows from its random bytes alone, all of it", async () => {
    const [one, again, other] = await Promise.all(["a", "a", "b"].map((seed) => drawCaptcha(seededRandom(seed))));
    expect(again).toEqual(one);
    expect(other?.image).not.toBe(one?.image);
    expect(other?.text).not.toBe(one?.text);
  });

  it("has four folded characters, each as often as its shapes are", async () => {
    const counts = new Map<string, number>();
    for (let number = 0; number < 200; number += 1) {
      const { text } = await drawCaptcha(seededRandom(`text ${number}`));
      expect(text).toMatch(/^[a-z0-9]{4}$/);
      for (const letter of text) counts.set(letter, (counts.get(letter) ?? 0) + 1);
    }
    expect([...counts.keys()].toSorted()).toEqual([...new Set(SHAPES.toLowerCase())].toSorted());
    const each = 800 / SHAPES.length;
    for (const [letter, count] of counts) {
      const shapes = Array.from(SHAPES.toLowerCase()).filter((shape) => shape === letter).length;
      expect(Math.abs(count / shapes - each)).toBeLessThan(each * 0.7);
    }
  });

  it("shows one text differently each time", async () => {
    // The text is drawn from the first bytes, the picture from the others.
    const sameText = (seed: string) => {
      let drawn = 0;
      const rest = seededRandom(seed);
      return (bytes: number) => ((drawn += 1) <= 4 ? new Uint8Array(bytes) : rest(bytes));
    };
    const [one, other] = [await drawCaptcha(sameText("a")), await drawCaptcha(sameText("b"))];
    expect(other.text).toBe(one.text);
    const [pixels, others] = await Promise.all([one, other].map(({ image }) => sharp(bytesOf(image)).raw().toBuffer()));
    const differing = pixels?.filter((value, at) => Math.abs(value - (others?.[at] ?? 0)) > 20).length;
    expect(differing).toBeGreaterThan((pixels?.length ?? 0) / 4);
  });

  it("draws solid letters", () => {
    for (const shape of SHAPES) {
      const contours = outlineOf(shape);
      expect(contours.length).toBe(/[ARb]/.test(shape) ? 2 : 1);
      expect(contours.flat().every(([x, y]) => Math.max(Math.abs(x), Math.abs(y)) <= 0.5 + 1e-9)).toBe(true);
    }
  });

  it("takes less than 80 ms of one core", async () => {
    await drawCaptcha(randomBytes);
    const start = process.cpuUsage();
    for (let number = 0; number < 20; number += 1) await drawCaptcha(randomBytes);
    const { user, system } = process.cpuUsage(start);
    expect((user + system) / 20_000).toBeLessThan(80);
  });
});
