import { kit } from "../style/kit-style.ts";
import { fontSize, media, space } from "../theme/scale.ts";
import { vars } from "../theme/vars.css.ts";

export const bar = kit({ display: "flex", flexDirection: "column", gap: space[3] });
export const row = kit({
  display: "grid",
  gap: space[3],
  gridTemplateColumns: "minmax(0, 1fr)",
  alignItems: "end",
  "@media": { [media.tablet]: { gridTemplateColumns: "repeat(auto-fit, minmax(180px, 1fr))" } },
});
export const foot = kit({ display: "flex", alignItems: "center", justifyContent: "space-between", gap: space[3], minBlockSize: 32, fontSize: fontSize[13], color: vars.textMuted });
