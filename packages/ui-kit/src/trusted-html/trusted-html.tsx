import { lazyContent } from "../lazy/lazy-part.tsx";

export interface TrustedHtmlProps {
  /** Text of the server with markup; anything that could act is taken out. */
  html: string;
  /** Exact origins pictures may come from; pictures of this site always may. */
  imageOrigins?: readonly string[] | undefined;
  className?: string | undefined;
}

/**
 * The only place where server HTML reaches the page (docs/rules.md R31). Until its code is there, the nearest
 * `Suspense` around it shows its fallback: a text comes whole, with what stands below it. The module of a page that
 * shows one asks for that code with `TrustedHtml.preload()`, beside the text itself.
 */
export const TrustedHtml = lazyContent<TrustedHtmlProps>(async () => (await import("./cleaned-html.tsx")).CleanedHtml);
