import { space } from "@baize/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const form = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space[6] });
/** Room for the raised tab in the middle of the tab bar. */
export const clearance = style({ blockSize: space[3] });
