import { useId, type ReactNode } from "react";

/** Ids that tie a control to the texts below it. */
export const useWiring = (
  id: string | undefined,
  help: ReactNode,
  error: ReactNode,
): { base: string; describedBy: string | undefined } => {
  const ownId = useId();
  const base = id ?? ownId;
  const describedBy = [error !== undefined && `${base}-error`, help !== undefined && `${base}-help`]
    .filter(Boolean)
    .join(" ");
  return { base, describedBy: describedBy || undefined };
};
