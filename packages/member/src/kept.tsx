import type { ReactElement, ReactNode } from "react";

/** Figures, codes and names within a sentence: a browser's translator leaves them as they are. */
export const kept = (chunks: ReactNode): ReactElement => <span translate="no">{chunks}</span>;
