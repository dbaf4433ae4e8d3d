import { space } from "@baize/ui-kit/theme";
import { style } from "@vanilla-extract/css";

/** The site's bottom tabs stand below the sticky action. */
export const tabsBelow = style({ vars: { "--bz-bottom-bar": "calc(57px + env(safe-area-inset-bottom, 0px))" } });
export const form = style([tabsBelow, { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space[6] }]);
/** The raised tab in the middle stands out of its bar. */
export const clearance = style({ blockSize: space[3] });
