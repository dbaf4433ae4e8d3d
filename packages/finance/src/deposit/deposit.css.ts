import { fontSize, fontWeight, lineHeight, media, motion, space, vars } from "@baize/ui-kit/theme";
import { style } from "@vanilla-extract/css";
import { iconBox } from "../icon-box.css.ts";

export const open = style({
  display: "grid",
  gap: space[3],
  gridTemplateColumns: "minmax(0, 1fr)",
  borderColor: vars.warning,
  "@media": { [media.tablet]: { gridTemplateColumns: "minmax(0, 1fr) auto", alignItems: "center" } },
});
export const offer = style({
  display: "grid",
  gap: space[3],
  transition: `border-color ${motion.fast} ${motion.out}`,
  "@media": { [media.reducedMotion]: { transition: "none" } },
});
export const offerOn = style({ borderColor: vars.accentText });
export const offerHead = style({ display: "flex", alignItems: "center", gap: space[3] });
export const offerIcon = style([
  iconBox,
  {
    inlineSize: 40,
    blockSize: 40,
    borderRadius: vars.radiusMd,
    fontSize: fontSize[20],
    background: vars.winSoft,
    color: vars.win,
  },
]);
export const offerTitle = style({ margin: 0, fontSize: fontSize[16], fontWeight: fontWeight.strong });
export const offerText = style({ margin: 0, fontSize: fontSize[13], lineHeight: lineHeight.text });
export const offerError = style({ margin: 0, fontSize: fontSize[13], color: vars.danger });
export const limitLine = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[2],
});
export const guides = style({ display: "flex", flexWrap: "wrap", gap: space[2] });
