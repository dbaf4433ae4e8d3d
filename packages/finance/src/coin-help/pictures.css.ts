import { fontWeight, vars } from "@baize/ui-kit/theme";
import { style } from "@vanilla-extract/css";

const stroke = { fill: "none", strokeWidth: 2, strokeLinecap: "round", strokeLinejoin: "round" } as const;

export const picture = style({ display: "block", inlineSize: "100%", maxInlineSize: 220, blockSize: "auto" });
export const warning = style({ display: "block", inlineSize: "100%", maxInlineSize: 260, blockSize: "auto" });
export const ground = style({ fill: vars.field });
export const sheet = style({ fill: vars.surface, stroke: vars.line, strokeWidth: 1.5 });
export const chosen = style({ fill: vars.accentSoft, stroke: vars.accentText, strokeWidth: 1.5 });
export const open = style({ fill: vars.surface, stroke: vars.lineStrong, strokeWidth: 1.5, strokeDasharray: "4 3" });
export const line = style({ ...stroke, stroke: vars.textFaint });
export const tick = style({ ...stroke, stroke: vars.accentText });
export const arrow = style({ ...stroke, stroke: vars.accentText });
export const code = style({ fill: vars.text });
export const coin = style({ fill: vars.winSoft, stroke: vars.win, strokeWidth: 1.5 });
export const mark = style({ ...stroke, stroke: vars.win, strokeWidth: 3 });
export const broken = style({ ...stroke, stroke: vars.danger, strokeDasharray: "4 4" });
export const cross = style({ ...stroke, stroke: vars.danger, strokeWidth: 4 });
export const text = style({ fill: vars.text, fontSize: 15, fontWeight: fontWeight.strong, textAnchor: "middle" });
