/** Colour tokens: each has a value in the dark and in the light scheme. */
export interface ColorTokens {
  /** Page background, the lowest of three surface steps. */
  canvas: string;
  /** Cards and panels on the canvas. */
  surface: string;
  /** Menus, sheets, hovered rows: the highest step. */
  raised: string;
  /** Inside of inputs and other wells. */
  field: string;
  text: string;
  textMuted: string;
  /** Hints and time stamps; still AA on canvas and surface. */
  textFaint: string;
  /** Hairlines between and around surfaces. */
  line: string;
  /** Outline of controls that must be seen without fill (3:1 on every surface). */
  lineStrong: string;
  /** Fill of the next action. */
  accent: string;
  onAccent: string;
  /** Tint behind a chosen item. */
  accentSoft: string;
  /** Links and chosen labels: the accent made readable as text. */
  accentText: string;
  win: string;
  winSoft: string;
  loss: string;
  warning: string;
  warningSoft: string;
  danger: string;
  onDanger: string;
  dangerSoft: string;
  info: string;
  infoSoft: string;
  heroFrom: string;
  heroTo: string;
  onHero: string;
  focus: string;
  scrim: string;
}

/** Tokens of depth: they follow the scheme too. */
export interface DepthTokens {
  shadow1: string;
  shadow2: string;
}

/** Tokens of form, equal in both schemes. */
export interface ShapeTokens {
  radiusSm: string;
  radiusMd: string;
  radiusLg: string;
  radiusPill: string;
  /** Corner of buttons and fields; a brand may make them pills or square. */
  radiusControl: string;
  /** Width of the hairline around cards; `0px` makes a brand borderless. */
  cardLine: string;
  headingWeight: string;
  headingTracking: string;
  /** Aspect ratio of game covers, such as `3/4`. */
  tileRatio: string;
  fontText: string;
  fontFigures: string;
  headerHeight: string;
  contentWidth: string;
}

export type SchemeTokens = ColorTokens & DepthTokens;
export type Tokens = SchemeTokens & ShapeTokens;
export type TokenName = keyof Tokens;

/** A brand's theme: a partial over the base; what is left out keeps the base value. */
export interface BrandTheme {
  dark?: Partial<SchemeTokens> | undefined;
  light?: Partial<SchemeTokens> | undefined;
  shape?: Partial<ShapeTokens> | undefined;
}
