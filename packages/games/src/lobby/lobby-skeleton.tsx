import { Skeleton, SkeletonRegion } from "@baize/ui-kit";
import type { ReactElement } from "react";
import * as css from "./lobby.css.ts";

/** In place of games that are being loaded. */
export const LobbySkeleton = (): ReactElement => (
  <SkeletonRegion className={css.skeleton}>
    <Skeleton shape="tile" count={12} />
  </SkeletonRegion>
);
