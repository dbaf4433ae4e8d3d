import { fontSize, fontWeight, heading, lineHeight, media, plainList, space, vars } from "@baize/ui-kit/theme";
import { style, styleVariants } from "@vanilla-extract/css";

export const layout = style({
  inlineSize: "100%",
  maxInlineSize: 1040,
  display: "grid",
  background: vars.surface,
  border: `${vars.cardLine} solid ${vars.line}`,
  borderRadius: vars.radiusLg,
  // Not hidden, in which nothing sticks.
  overflow: "clip",
  boxShadow: vars.shadow2,
  "@media": { [media.desktop]: { gridTemplateColumns: "minmax(0, 1fr) minmax(400px, 464px)" } },
});
export const side = style({
  display: "none",
  background: vars.heroTo,
  "@media": { [media.desktop]: { display: "block" } },
});
/** No higher than a view, and in view beside a long one: a picture that grew with the form would be blown up. */
export const scene = style({
  position: "sticky",
  insetBlockStart: 0,
  blockSize: "min(100%, 100dvh, 760px)",
  display: "flex",
  overflow: "hidden",
  flexDirection: "column",
  justifyContent: "flex-end",
  gap: space[3],
  padding: space[10],
  color: vars.onHero,
  background: `linear-gradient(160deg, ${vars.heroFrom}, ${vars.heroTo})`,
  isolation: "isolate",
});
export const art = style({
  position: "absolute",
  inset: 0,
  inlineSize: "100%",
  blockSize: "100%",
  objectFit: "cover",
  objectPosition: "72% 50%",
  zIndex: -2,
});
export const artShade = style({
  position: "absolute",
  inset: 0,
  zIndex: -1,
  background: `linear-gradient(180deg, transparent 34%, ${vars.heroTo} 92%)`,
});
export const sideTitle = style({
  ...heading,
  fontSize: fontSize[32],
  lineHeight: 1.25,
  textWrap: "balance",
});
export const sideText = style({ margin: 0, fontSize: fontSize[14], lineHeight: 1.7, opacity: 0.92 });
export const body = style({
  padding: `${space[6]} ${space[5]} ${space[8]}`,
  minInlineSize: 0,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[5],
  alignContent: "start",
  "@media": { [media.desktop]: { padding: `${space[10]} ${space[8]}` } },
});
export const title = style({
  ...heading,
  fontSize: fontSize[24],
});
export const ways = style({ display: "grid", gap: space[2], fontSize: fontSize[14], color: vars.textMuted });
export const way = style({ margin: 0, display: "flex", flexWrap: "wrap", justifyContent: "center", gap: space[1] });
/** As high as the form, so that nothing below moves when it comes. */
export const skeleton = styleVariants({ login: { minBlockSize: 352 }, register: { minBlockSize: 470 } });
export const link = style({ color: vars.accentText, fontWeight: fontWeight.strong, textUnderlineOffset: 3 });
export const lead = style({ margin: 0, fontSize: fontSize[14], lineHeight: lineHeight.text, color: vars.textMuted });
export const foot = style({
  margin: 0,
  display: "grid",
  paddingBlockStart: space[4],
  borderBlockStart: `1px solid ${vars.line}`,
  fontSize: fontSize[12],
  lineHeight: 1.7,
  color: vars.textFaint,
  textAlign: "center",
});

/** Beside a field's input and not its error: below the line of the label and the gap. */
const besideInput = { marginBlockStart: `calc(${fontSize[14]} * ${lineHeight.text} + ${space[2]})` };
export const captcha = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: space[2],
  alignItems: "start",
});
export const captchaPicture = style({
  ...besideInput,
  blockSize: 48,
  inlineSize: 160,
  padding: 0,
  display: "grid",
  placeItems: "center",
  overflow: "hidden",
  background: "#f4f1e8",
  color: "#3a3a34",
  border: `1px solid ${vars.lineStrong}`,
  borderRadius: vars.radiusControl,
  cursor: "pointer",
});
export const captchaImage = style({ inlineSize: "100%", blockSize: "100%", objectFit: "contain", display: "block" });
export const remember = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[3],
  fontSize: fontSize[14],
});
export const step = style({ minInlineSize: 0, outline: "none" });
export const pair = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: space[2],
  alignItems: "start",
});
export const request = style({ ...besideInput, minBlockSize: 48, display: "grid", alignItems: "center" });
export const target = style({
  display: "grid",
  gap: space[3],
  "@media": { "screen and (min-width: 420px)": { gridTemplateColumns: "132px minmax(0, 1fr)" } },
});

export const rules = style({
  ...plainList,
  display: "flex",
  flexWrap: "wrap",
  gap: `${space[1]} ${space[4]}`,
  fontSize: fontSize[13],
  color: vars.textMuted,
});
export const rule = style({ display: "inline-flex", alignItems: "center", gap: space[1] });
export const ruleMet = style({ color: vars.win });
export const quiet = style({ margin: 0, fontSize: fontSize[13], color: vars.textMuted, textAlign: "center" });
