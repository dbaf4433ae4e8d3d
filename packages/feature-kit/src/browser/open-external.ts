import { isAllowedUrl } from "@baize/domain";

export interface OpenExternalOptions {
  /** Exact origins that may be opened, such as `https://help.example`. */
  allow: readonly string[];
}

/**
 * Opens an address in a new window that can neither reach this page nor learn where it was opened from.
 * False when the address is not on the list, or is no https address; nothing is opened then (docs/rules.md R32).
 * Call it in the press itself. A blocked window cannot be distinguished from an opened one here.
 */
export const openExternal = (url: string, { allow }: OpenExternalOptions): boolean => {
  if (!isAllowedUrl(url, allow)) return false;
  window.open(url, "_blank", "noopener,noreferrer");
  return true;
};
