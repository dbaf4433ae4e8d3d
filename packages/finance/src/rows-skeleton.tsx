import { Skeleton, SkeletonRegion } from "@baize/ui-kit";
import type { ReactElement } from "react";

/** Rows that are still to come. */
export const RowsSkeleton = ({ count }: { count: number }): ReactElement => (
  <SkeletonRegion>
    <Skeleton shape="row" count={count} />
  </SkeletonRegion>
);
