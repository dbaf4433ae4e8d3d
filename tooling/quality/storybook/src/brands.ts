import { type BrandData, readBrand } from "@baize/site/brand";
import { themeCss } from "@baize/ui-kit/theme";

const files = import.meta.glob<unknown>("../../../../brands/*/brand.json", { eager: true, import: "default" });

/** Every brand's data by code, for the toolbar. */
export const brands: Readonly<Record<string, BrandData>> = Object.fromEntries(
  Object.values(files).map((data) => {
    const brand = readBrand(data);
    return [brand.code, brand];
  }),
);
/** One that leaves out what a brand may: stories are tested with it. */
export const firstBrand = "188";

/** The style sheet that turns the base look into a brand's. */
export const brandStyle = (code: string): string => {
  const brand = brands[code];
  return brand ? themeCss(brand.theme) : "";
};
