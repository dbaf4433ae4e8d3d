import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { drawCaptcha } from "./captcha.ts";
import { SHAPES, strokesOf } from "./captcha-glyphs.ts";
import { sharp } from "./sharp.ts";
import { seededRandom } from "./testing/seeded-random.ts";

const bytesOf = (image: string): Buffer => Buffer.from(image.replace("data:image/webp;base64,", ""), "base64");

/** Relative luminance of WCAG. */
const luminance = (colour: Uint8Array): number => {
  const [red = 0, green = 0, blue = 0] = Array.from(colour, (value) =>
    value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

describe("a captcha", () => {
  it("is a small picture of 320 by 96 pixels, without metadata", async () => {
    for (let number = 0; number < 20; number += 1) {
      const { image } = await drawCaptcha(seededRandom(`size ${number}`));
      expect(image).toMatch(/^data:image\/webp;base64,[A-Za-z0-9+/]+=*$/);
      const metadata = await sharp(bytesOf(image)).metadata();
      expect(metadata).toMatchObject({ format: "webp", width: 320, height: 96 });
      expect([metadata.exif, metadata.xmp, metadata.icc]).toEqual([undefined, undefined, undefined]);
      expect(bytesOf(image).length).toBeLessThan(10_500);
    }
  });

  it("follows from its random bytes alone, all of it", async () => {
    const [one, again, other] = await Promise.all(["a", "a", "b"].map((seed) => drawCaptcha(seededRandom(seed))));
    expect(again).toEqual(one);
    expect(other?.image).not.toBe(one?.image);
    expect(other?.text).not.toBe(one?.text);
  });

  it("has five folded characters, each as often as its shapes are", async () => {
    const counts = new Map<string, number>();
    for (let number = 0; number < 100; number += 1) {
      const { text } = await drawCaptcha(seededRandom(`text ${number}`));
      expect(text).toMatch(/^[a-z0-9]{5}$/);
      for (const letter of text) counts.set(letter, (counts.get(letter) ?? 0) + 1);
    }
    expect([...counts.keys()].toSorted()).toEqual([...new Set(SHAPES.toLowerCase())].toSorted());
    const each = 500 / SHAPES.length;
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
      return (bytes: number) => ((drawn += 1) <= 5 ? new Uint8Array(bytes) : rest(bytes));
    };
    const [one, other] = [await drawCaptcha(sameText("a")), await drawCaptcha(sameText("b"))];
    expect(other.text).toBe(one.text);
    const [pixels, others] = await Promise.all([one, other].map(({ image }) => sharp(bytesOf(image)).raw().toBuffer()));
    const differing = pixels?.filter((value, at) => Math.abs(value - (others?.[at] ?? 0)) > 20).length;
    expect(differing).toBeGreaterThan((pixels?.length ?? 0) / 8);
  });

  it("is one dark ink on one light paper, at a contrast of 7 or more", async () => {
    for (let number = 0; number < 8; number += 1) {
      const { image } = await drawCaptcha(seededRandom(`contrast ${number}`));
      const data = await sharp(bytesOf(image)).blur(1).raw().toBuffer();
      const lights = Array.from({ length: data.length / 3 }, (_, at) => luminance(data.subarray(at * 3, at * 3 + 3)));
      lights.sort((one, other) => one - other);
      const [ink = 1, paper = 0] = [lights[Math.floor(lights.length * 0.03)], lights[Math.floor(lights.length * 0.75)]];
      expect((paper + 0.05) / (ink + 0.05)).toBeGreaterThan(7);
      // Most of the picture is paper, everywhere of one colour.
      expect(paper / (lights[Math.floor(lights.length * 0.5)] ?? 0)).toBeLessThan(1.1);
    }
  });

  it("has strokes that fill a square of 1 by 1 in height or width", () => {
    for (const shape of SHAPES) {
      const points = strokesOf(shape).flat();
      const spans = ([0, 1] as const).map((axis) => points.map((point) => point[axis]));
      expect(Math.max(...spans.map((span) => Math.max(...span)))).toBeCloseTo(0.5);
      expect(Math.min(...spans.map((span) => Math.min(...span)))).toBeCloseTo(-0.5);
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
