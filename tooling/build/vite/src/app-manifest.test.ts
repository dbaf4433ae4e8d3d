import { releasedCodes, loadBrand } from "@baize/brand";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { brandAssets } from "./brand-assets.ts";

interface Manifest {
  readonly name: string;
  readonly lang: string;
  readonly icons: readonly { readonly src: string; readonly sizes: string }[];
}

describe.each(releasedCodes())("the manifest of %s", (code) => {
  it("names the brand in its language, and icons that there are, of their sizes and without holes", async () => {
    const files = await brandAssets(loadBrand(code));
    const { name, lang, icons } = JSON.parse(String(files["brand/app.webmanifest"])) as Manifest;
    const { brand } = loadBrand(code);
    expect([name, lang]).toEqual([brand.locale === "en" ? brand.nameEn : brand.name, brand.locale]);
    expect(icons.map(({ sizes }) => sizes)).toEqual(["180x180", "192x192", "512x512"]);
    for (const { src, sizes } of icons) {
      const image = sharp(Buffer.from(files[src.slice(1)] ?? ""));
      const { width, height, format } = await image.metadata();
      expect([format, `${width}x${height}`]).toEqual(["png", sizes]);
      expect((await image.stats()).isOpaque).toBe(true);
    }
  });
});
