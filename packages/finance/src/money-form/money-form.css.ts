import { space } from "@baize/ui-kit/theme";
import { style } from "@vanilla-extract/css";

/** A phone on its side: hardly a hand high, so that what is over and under the next act gives way to the entries. */
const SHORT = "screen and (max-height: 480px)";

export const form = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space[6] });
/** Room for the raised tab in the middle of the tab bar. */
export const clearance = style({ blockSize: space[3], "@media": { [SHORT]: { display: "none" } } });
export const summary = style({
  display: "flex",
  flex: 1,
  justifyContent: "space-between",
  alignItems: "baseline",
  gap: space[3],
  "@media": { [SHORT]: { display: "none" } },
});
