import { style } from "@vanilla-extract/css";

/** Takes the sheet's width and never asks for more, so that six boxes for digits fit a phone. */
export const sheetBody = style({ contain: "inline-size" });
