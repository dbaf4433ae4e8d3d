import { vars } from "@baize/ui-kit/theme";

/** The brand's hero colour at a strength in percent, for gradients over pictures. */
export const shade = (percent: number): string => `color-mix(in srgb, ${vars.heroTo} ${percent}%, transparent)`;
