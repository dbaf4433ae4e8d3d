import type { ReactElement } from "react";

import { CrownIcon } from "../icon/icons.ts";
import { cx } from "../style/cx.ts";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import { useKitWords } from "../words/use-kit-words.ts";
import * as css from "./vip-badge.css.ts";

export interface VipBadgeProps {
  /** One of `VIP_LEVELS`. */
  level: number;
  /** The level's picture, from the brand's `vipIcons`; a crown when there is none. */
  src?: string | null | undefined;
  size?: keyof typeof css.size | undefined;
  hideText?: boolean | undefined;
}

const pixels = { small: 20, medium: 32, large: 72 };

/** A member's VIP level: picture and words. */
export const VipBadge = ({ level, src, size = "medium", hideText = false }: VipBadgeProps): ReactElement => {
  const t = useKitWords();
  const words = t("vipLevel", { level: String(level) });
  return (
    <span className={cx(css.badge, css.size[size])}>
      {src ? (
        <img
          className={css.picture[size]}
          src={src}
          alt=""
          width={pixels[size]}
          height={pixels[size]}
          decoding="async"
        />
      ) : (
        <CrownIcon size={pixels[size]} />
      )}
      {hideText ? <VisuallyHidden>{words}</VisuallyHidden> : <span translate="no">{words}</span>}
    </span>
  );
};
