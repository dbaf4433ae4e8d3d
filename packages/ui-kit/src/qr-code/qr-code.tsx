import { type ReactElement, useMemo } from "react";
import { encode } from "uqr";
import * as css from "./qr-code.css.ts";

export interface QrCodeProps {
  /** What a scanner reads, such as an address. */
  text: string;
  /** What it is, for screen readers. */
  label: string;
}

/** A text as a QR code: dark on white in either scheme, or scanners fail. */
export const QrCode = ({ text, label }: QrCodeProps): ReactElement => {
  const { size, path } = useMemo(() => {
    const code = encode(text, { ecc: "M", border: 2 });
    return {
      size: code.size,
      path: code.data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join(""),
    };
  }, [text]);
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} className={css.qr} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
};
