import { style, type StyleRule } from "@vanilla-extract/css";

import { layers } from "../theme/layers.css.ts";
import { space } from "../theme/scale.ts";
import { vars } from "../theme/vars.css.ts";

/** A class inside the kit's cascade layer. */
export const kit = (rule: StyleRule, debugId?: string): string => style({ "@layer": { [layers.kit]: rule } }, debugId);

/** One class per variant. */
export const kitVariants = <Name extends string>(
  rules: Record<Name, StyleRule>,
  debugId = "variant",
  layer = layers.kit,
): Record<Name, string> =>
  Object.fromEntries(
    Object.entries<StyleRule>(rules).map(([name, rule]) => [
      name,
      style({ "@layer": { [layer]: rule } }, `${debugId}-${name}`),
    ]),
  ) as Record<Name, string>;

/** Outline for keyboard focus: two steps, so that it shows on every surface and in forced colours. */
export const focusRing: StyleRule = {
  outline: `2px solid ${vars.focus}`,
  outlineOffset: 2,
};

/** A surface over the page: menus and lists of options. */
export const popupSurface = {
  padding: space[1],
  borderRadius: vars.radiusMd,
  border: `1px solid ${vars.line}`,
  background: vars.raised,
  color: vars.text,
  boxShadow: vars.shadow2,
} satisfies StyleRule;

/** Shown to assistive technology only. */
export const hidden: StyleRule = {
  position: "absolute",
  inlineSize: 1,
  blockSize: 1,
  margin: -1,
  padding: 0,
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
  border: 0,
};

/** Plain button without the browser's look. */
export const bareButton: StyleRule = {
  appearance: "none",
  border: 0,
  padding: 0,
  margin: 0,
  background: "none",
  color: "inherit",
  font: "inherit",
  textAlign: "inherit",
  cursor: "pointer",
};
