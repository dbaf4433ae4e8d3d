import { safeReturnPath } from "@baize/domain";
import { cx } from "@baize/ui-kit";
import { type ReactElement, type ReactNode, useState } from "react";
import * as css from "./cover.css.ts";

export interface CoverProps {
  /** A path of the site; anything else is not asked for. */
  readonly src: string;
  /** 16 to 9 by default. */
  readonly shape?: "square";
  readonly isPriority?: boolean;
  readonly className?: string;
  /** Over the picture. */
  readonly children?: ReactNode;
}

/** A drawn picture whose name is written beside it; the brand's gradient where it does not come. */
export const Cover = ({ src, shape, isPriority = false, className, children }: CoverProps): ReactElement => {
  const [failed, setFailed] = useState("");
  const path = safeReturnPath(src);
  return (
    <div className={cx(css.cover, shape === "square" && css.square, className)}>
      {path !== null && failed !== path && (
        <img
          className={css.picture}
          src={path}
          alt=""
          width={640}
          height={360}
          loading={isPriority ? "eager" : "lazy"}
          decoding="async"
          onError={() => setFailed(path)}
        />
      )}
      {children}
    </div>
  );
};
