import { useLayoutEffect, useRef } from "react";

/**
 * Changes a filter that lives in the address, part by part. The address follows a moment after a press; what is pressed
 * within that moment adds to it, and takes nothing back.
 */
export const useFilterChange = <Filter,>(filter: Filter, go: (next: Filter) => void): ((part: Partial<Filter>) => void) => {
  const wanted = useRef(filter);
  useLayoutEffect(() => {
    wanted.current = filter;
  }, [filter]);
  return (part) => {
    wanted.current = { ...wanted.current, ...part };
    go(wanted.current);
  };
};
