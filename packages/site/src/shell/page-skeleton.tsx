import { Skeleton, SkeletonRegion, Stack } from "@baize/ui-kit";
import type { ReactElement } from "react";

/** Placeholder of a page that loads, in the shape most pages have. */
export const PageSkeleton = (): ReactElement => (
  <SkeletonRegion>
    <Stack gap={6}>
      <Skeleton shape="title" />
      <Skeleton shape="banner" />
      <Skeleton count={4} />
    </Stack>
  </SkeletonRegion>
);
