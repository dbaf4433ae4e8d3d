import type { ReactElement, ReactNode } from "react";

import { cx } from "../style/cx.ts";
import { useKitWords } from "../words/use-kit-words.ts";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import * as css from "./skeleton.css.ts";

export interface SkeletonProps {
  shape?: keyof typeof css.shape | undefined;
  /** How many below each other; the last line of text is shorter. */
  count?: number | undefined;
  className?: string | undefined;
}

/** A bone in the shape of what will come. Stand several in a SkeletonRegion. */
export const Skeleton = ({ shape = "text", count = 1, className }: SkeletonProps): ReactElement => (
  <>
    {Array.from({ length: count }, (_, index) => (
      <span
        key={index}
        aria-hidden="true"
        className={cx(
          css.bone,
          css.shape[shape],
          shape === "text" && count > 1 && index === count - 1 && css.short,
          className,
        )}
      />
    ))}
  </>
);

/** Wraps the skeletons of one block and announces once that it loads. */
export const SkeletonRegion = ({
  children,
  className,
}: {
  children: ReactNode;
  className?: string | undefined;
}): ReactElement => {
  const t = useKitWords();
  return (
    <div aria-busy="true" className={cx(css.region, className)}>
      <VisuallyHidden>{t("loading")}</VisuallyHidden>
      {children}
    </div>
  );
};
