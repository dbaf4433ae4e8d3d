import { style } from "@vanilla-extract/css";

/** Centres an icon, a letter or a number in the box that it is given. */
export const iconBox = style({ display: "grid", placeItems: "center", flexShrink: 0 });
