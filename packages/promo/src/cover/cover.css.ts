import { vars } from "@baize/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const cover = style({
  position: "relative",
  overflow: "hidden",
  aspectRatio: "16/9",
  background: `linear-gradient(135deg, ${vars.heroFrom}, ${vars.heroTo})`,
});
export const square = style({ aspectRatio: "1/1" });
export const picture = style({ display: "block", inlineSize: "100%", blockSize: "100%", objectFit: "cover" });
