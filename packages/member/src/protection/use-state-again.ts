import { refreshAfterMoney } from "@baize/api-client/react";
import { useQueryClient } from "@tanstack/react-query";

/** Reads again what a change of limits or a pause may have changed: these, and what promotions and games say. */
export const useStateAgain = (): (() => void) => {
  const queryClient = useQueryClient();
  return () => void refreshAfterMoney(queryClient);
};
