import { space } from "@baize/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const form = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space[6] });
/** Room for the raised tab in the middle of the tab bar, which is flat on a phone that lies on its side. */
export const clearance = style({
  blockSize: space[3],
  "@media": { "screen and (max-height: 480px)": { display: "none" } },
});
export const summary = style({
  display: "flex",
  flex: 1,
  justifyContent: "space-between",
  alignItems: "baseline",
  gap: space[3],
});
