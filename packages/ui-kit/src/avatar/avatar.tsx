import { isAllowedUrl } from "@baize/domain";
import { useState, type ReactElement } from "react";

import { cx } from "../style/cx.ts";
import { useKitWords } from "../words/use-kit-words.ts";
import * as css from "./avatar.css.ts";

export interface AvatarProps {
  /** The member's name; its first character replaces a missing picture. */
  name: string;
  /** Address of a picture. A path of this site, or https on a listed host; else it is not loaded. */
  src?: string | null | undefined;
  /** Exact origins pictures may come from. */
  allow?: readonly string[] | undefined;
  size?: keyof typeof css.size | undefined;
}

const isOwnPath = (src: string): boolean => /^\/(?![/\\])[\w./~%-]*$/.test(src);

/** A member's picture, or the first character of the name (docs/rules.md R31: https, listed host, no referrer). */
export const Avatar = ({ name, src, allow = [], size = "medium" }: AvatarProps): ReactElement => {
  const t = useKitWords();
  const [broken, setBroken] = useState<string | null>(null);
  const shown = src && src !== broken && (isOwnPath(src) || isAllowedUrl(src, allow)) ? src : null;
  return (
    <span className={cx(css.avatar, css.size[size])}>
      {shown ? (
        <img
          className={css.picture}
          src={shown}
          alt={t("avatarOf", { name })}
          referrerPolicy="no-referrer"
          onError={() => setBroken(shown)}
        />
      ) : (
        <span aria-hidden="true" translate="no">
          {Array.from(name)[0]?.toUpperCase() ?? "?"}
        </span>
      )}
    </span>
  );
};
