import { useClock } from "@baize/ui-kit";
import { useState } from "react";
import type { DepositOrder } from "../wire-types.ts";

/**
 * The order's deadline on the page's clock. Reckoned from the server's time in the same answer and the
 * moment it came, so a device with a wrong clock counts down rightly.
 *
 * @param at when the answer came, epoch milliseconds of the device
 */
export const useServerDeadline = (
  { deadline, serverTime }: Pick<DepositOrder, "deadline" | "serverTime">,
  at: number,
): number => {
  const clock = useClock();
  const [pageAhead] = useState(() => clock() - Date.now());
  return at + pageAhead + Date.parse(deadline) - Date.parse(serverTime);
};
