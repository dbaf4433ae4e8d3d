/** A plain picture for stories; real covers are drawn by the art generator. */
export const storyCover = (hue: number): string =>
  `data:image/svg+xml,${encodeURIComponent(
    [
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 320"><defs>`,
      `<linearGradient id="g" x2="1" y2="1"><stop stop-color="hsl(${hue} 45% 34%)"/>`,
      `<stop offset="1" stop-color="hsl(${hue} 40% 8%)"/></linearGradient></defs>`,
      `<rect width="240" height="320" fill="url(#g)"/>`,
      `<circle cx="120" cy="140" r="64" fill="none" stroke="hsl(${hue} 60% 72%)" stroke-width="8"/>`,
      `<path d="M120 104l28 36-28 36-28-36z" fill="hsl(${hue} 60% 72%)"/></svg>`,
    ].join(""),
  )}`;
