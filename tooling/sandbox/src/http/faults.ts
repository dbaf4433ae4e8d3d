/** How calls misbehave on request, for trials; kept in memory only. */
export interface CallFault {
  /** Part of a call's path, e.g. "/deposit/" or "/api/game/transfer". */
  readonly path: string;
  /** "delay" waits, then works. "lose" works and breaks the connection. "refuse" answers server_busy and does nothing. */
  readonly kind: "delay" | "lose" | "refuse";
  readonly delayMs: number;
  /** How many more requests it meets; null: until it is lifted. */
  readonly times: number | null;
}
export interface CallFaults {
  list(): readonly CallFault[];
  /** One fault for each path. */
  set(fault: CallFault): void;
  lift(path: string): void;
  /** The fault that this request meets, counted. */
  take(path: string): CallFault | null;
}

export const createCallFaults = (): CallFaults => {
  const faults = new Map<string, CallFault>();
  return {
    list: () => [...faults.values()],
    set: (fault) => void faults.set(fault.path, fault),
    lift: (path) => void faults.delete(path),
    take: (path) => {
      if (faults.size === 0) return null;
      const fault = [...faults.values()].find((candidate) => path.includes(candidate.path));
      if (!fault) return null;
      if (fault.times !== null && fault.times <= 1) faults.delete(fault.path);
      else if (fault.times !== null) faults.set(fault.path, { ...fault, times: fault.times - 1 });
      return fault;
    },
  };
};
