import { lazySheet } from "@baize/ui-kit";

export const ContactSheet = lazySheet(async () => (await import("./contact-sheet.tsx")).ContactSheet);
export const AppearanceSheet = lazySheet(async () => (await import("./appearance-sheet.tsx")).AppearanceSheet);
