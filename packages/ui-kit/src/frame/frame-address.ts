import { isAllowedUrl, safeReturnPath } from "@baize/domain";

export interface FrameAddress {
  /** What the frame loads. */
  url: string;
  /** Origin its messages carry: `"null"` for content of this site, which is sandboxed without an origin. */
  origin: string;
  sandbox: string;
}

const sandboxPermissions = "allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox";

/**
 * Reads where a frame may go: a path of this site, or an address on a listed origin; else null. Content of this
 * site is sandboxed without its origin, so it cannot reach the page around it; none may navigate the page away
 * (docs/rules.md R32).
 */
export const frameAddress = (src: string, allow: readonly string[], ownOrigin: string): FrameAddress | null => {
  const path = safeReturnPath(src);
  if (path !== null) return { url: path, origin: "null", sandbox: sandboxPermissions };
  if (!isAllowedUrl(src, allow)) return null;
  const { origin } = new URL(src);
  return origin === ownOrigin
    ? { url: src, origin: "null", sandbox: sandboxPermissions }
    : { url: src, origin, sandbox: `${sandboxPermissions} allow-same-origin` };
};
