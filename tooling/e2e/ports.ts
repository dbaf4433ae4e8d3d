/** Port of each brand that the browser tests visit. */
export const ports = { "10001": 4311, betwin: 4312 } as const;
export type BrandCode = keyof typeof ports;
export const siteOf = (code: BrandCode): string => `http://127.0.0.1:${ports[code]}`;
