import { space } from "@baize/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const percent = style({ whiteSpace: "nowrap" });
export const level = style({ display: "inline-flex", flexWrap: "wrap", alignItems: "center", gap: space[2] });
