import { describe, expect, it } from "vitest";
import { pngFile } from "../testing/index.ts";
import { checkPicture } from "./check-picture.ts";

describe("checkPicture", () => {
  const bytes = (...head: number[]): Blob =>
    new Blob([Uint8Array.from([...head, ...Array.from({ length: 12 }, () => 0)])]);
  it.each([
    ["JPEG", bytes(0xff, 0xd8, 0xff, 0xe0)],
    ["PNG", pngFile()],
    ["WebP", new Blob(["RIFF\0\0\0\0WEBPVP8 "])],
  ])("takes a %s by its content", async (_name, file) => {
    expect(await checkPicture(file)).toBeNull();
  });
  it("takes no more than the site does, which counts a megabyte as a million bytes", async () => {
    const sized = (bytes: number): Blob => new Blob([pngFile(), new Uint8Array(bytes - pngFile().size)]);
    expect(await checkPicture(sized(5_000_000))).toBeNull();
    expect(await checkPicture(sized(5_000_001))).toBe("size");
    expect(await checkPicture(new Blob([]))).toBe("empty");
  });
  it.each([
    ["a cut PNG", bytes(0x89, 0x50)],
    ["another RIFF", new Blob(["RIFF\0\0\0\0WAVEfmt "])],
    ["text", new Blob(["hello, world"])],
  ])("refuses %s", async (_name, file) => {
    expect(await checkPicture(file)).toBe("type");
  });
});
