/**
 * The oldest browsers that sites are built for: Vite's `baseline-widely-available`, but Firefox from 115. It is the
 * first with what the compiler's `lib`, ES2023, promises of values, such as `toSorted`, which the documents' guard asks
 * after.
 */
export const OLDEST = { chrome: 111, edge: 111, firefox: 115, safari: 16.4, safari_ios: 16.4 } as const;

/** The same as the build's target. */
export const buildTarget = Object.entries(OLDEST).map(
  ([browser, version]) => `${browser === "safari_ios" ? "ios" : browser}${version}`,
);
