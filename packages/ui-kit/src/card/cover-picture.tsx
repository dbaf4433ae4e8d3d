import type { ReactElement } from "react";

interface CoverPictureProps {
  src: string;
  /** Natural size in px; keeps the place while it loads. */
  size: readonly [width: number, height: number];
  /** In the first view: loads at once, before other pictures. */
  isPriority: boolean;
  className: string;
}

/** The picture on a card, whose name is written beside it. */
export const CoverPicture = ({
  src,
  size: [width, height],
  isPriority,
  className,
}: CoverPictureProps): ReactElement => (
  <img
    className={className}
    src={src}
    alt=""
    width={width}
    height={height}
    loading={isPriority ? "eager" : "lazy"}
    decoding="async"
    {...(isPriority && { fetchPriority: "high" as const })}
  />
);
