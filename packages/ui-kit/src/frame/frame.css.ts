import { kit } from "../style/kit-style.ts";
import { space } from "../theme/scale.ts";
import { vars } from "../theme/vars.css.ts";

export const frame = kit({
  position: "relative",
  display: "grid",
  inlineSize: "100%",
  blockSize: "100%",
  minBlockSize: 320,
  background: vars.canvas,
});
export const content = kit({
  gridArea: "1 / 1",
  inlineSize: "100%",
  blockSize: "100%",
  border: 0,
  colorScheme: "normal",
});
export const waiting = kit({
  gridArea: "1 / 1",
  zIndex: 1,
  display: "grid",
  placeContent: "center",
  padding: space[6],
  background: vars.canvas,
});
export const slow = kit({
  position: "absolute",
  zIndex: 2,
  insetInline: space[4],
  insetBlockEnd: space[4],
});
