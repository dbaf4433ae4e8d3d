import type { BrandData } from "@baize/site/brand";
import { themeCss } from "@baize/ui-kit/theme";

const files = import.meta.glob<BrandData>("../../../../brands/*/brand.json", { eager: true, import: "default" });

/** Every brand's data by code, for the toolbar. */
export const brands: Readonly<Record<string, BrandData>> = Object.fromEntries(
  Object.values(files).map((brand) => [brand.code, brand]),
);
export const firstBrand = "10001";

/** The style sheet that turns the base look into a brand's. */
export const brandStyle = (code: string): string => {
  const brand = brands[code];
  return brand ? themeCss(brand.theme) : "";
};
