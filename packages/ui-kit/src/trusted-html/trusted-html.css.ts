import { globalStyle } from "@vanilla-extract/css";

import { kit } from "../style/kit-style.ts";
import { layers } from "../theme/layers.css.ts";
import { fontSize, fontWeight, lineHeight, space } from "../theme/scale.ts";
import { vars } from "../theme/vars.css.ts";

export const prose = kit({
  maxInlineSize: "70ch",
  fontSize: fontSize[14],
  lineHeight: lineHeight.text,
  color: vars.text,
  overflowWrap: "anywhere",
});

const within = (selector: string, rule: Parameters<typeof globalStyle>[1]): void =>
  globalStyle(`${prose} ${selector}`, { "@layer": { [layers.kit]: rule } });

within("> *", { marginBlock: `0 ${space[4]}` });
within("> *:first-child", { marginBlockStart: 0 });
within("> *:last-child", { marginBlockEnd: 0 });
within(":is(h2, h3, h4)", {
  fontSize: fontSize[16],
  fontWeight: fontWeight.strong,
  marginBlockStart: space[6],
});
within("h2", { fontSize: fontSize[20] });
within(":is(ul, ol)", { paddingInlineStart: space[5] });
within("li + li", { marginBlockStart: space[1] });
within("img", { borderRadius: vars.radiusMd });
within("blockquote", {
  marginInline: 0,
  paddingInlineStart: space[4],
  borderInlineStart: `2px solid ${vars.accent}`,
  color: vars.textMuted,
});
within("hr", { border: 0, borderBlockStart: `1px solid ${vars.line}` });
within("table", {
  display: "block",
  overflowX: "auto",
  borderCollapse: "collapse",
  fontVariantNumeric: "tabular-nums",
});
within(":is(th, td)", {
  padding: `${space[2]} ${space[3]}`,
  border: `1px solid ${vars.line}`,
  textAlign: "start",
});
within("th", { background: vars.raised, fontWeight: fontWeight.strong });
