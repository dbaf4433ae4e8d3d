import type { ReactElement } from "react";

import { lazyPart } from "../lazy/lazy-part.tsx";
import * as css from "./empty-state.css.ts";

/** `lost` is for a page that is not there, `offline` for a missing connection, `maintenance` for a closed site. */
export type EmptyArtKind =
  | "records"
  | "messages"
  | "games"
  | "gifts"
  | "wallet"
  | "search"
  | "offline"
  | "lost"
  | "maintenance";

const EmptyObject = lazyPart(async () => (await import("./empty-object.tsx")).EmptyObject);

/** The drawn picture of an empty state; it takes the colours of the theme. Its object arrives with the first one. */
export const EmptyArt = ({ kind }: { kind: EmptyArtKind }): ReactElement => (
  <svg viewBox="0 0 180 132" className={css.art} aria-hidden="true" focusable="false">
    <ellipse className={css.artGround} cx="90" cy="70" rx="72" ry="56" />
    <path className={css.artFaint} d="M22 70h14M144 70h14M34 30l8 8M146 30l-8 8M34 110l8-8M146 110l-8-8" />
    <EmptyObject kind={kind} />
  </svg>
);
