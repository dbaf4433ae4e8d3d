import { style } from "@vanilla-extract/css";

/** Takes the focus when it appears, so that it is seen and read; there is nothing to press in it. */
export const formError = style({ outline: "none", scrollMarginBlock: 80 });
