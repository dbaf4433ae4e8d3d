import { useLayoutEffect, useRef } from "react";

/** What changes of a filter: some of its parts, or what makes them of those before. */
export type FilterPart<Filter> = Partial<Filter> | ((before: Filter) => Partial<Filter>);

/**
 * Changes a filter that is in the address, part by part. The address follows a moment after a press; what is pressed
 * within that moment adds to it, and takes nothing back.
 */
export const useFilterChange = <Filter>(
  filter: Filter,
  go: (next: Filter) => void,
): ((part: FilterPart<Filter>) => void) => {
  const wanted = useRef(filter);
  useLayoutEffect(() => {
    wanted.current = filter;
  }, [filter]);
  return (part) => {
    wanted.current = { ...wanted.current, ...(typeof part === "function" ? part(wanted.current) : part) };
    go(wanted.current);
  };
};
