import { style } from "@vanilla-extract/css";

/** As wide as the sheet and no wider, so that six boxes for digits fit a phone. */
export const sheetBody = style({ contain: "inline-size" });
