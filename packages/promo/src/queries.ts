import type { CallFunction } from "@baize/api-client";
import type { CallInput } from "@baize/api-client/contract";
import { callKey, callQuery, type ReadCall, useIsMember } from "@baize/api-client/react";
import { useQuery } from "@tanstack/react-query";

/**
 * A read that is open to visitors and says more to a member, such as what was joined. A member's answer is kept as the
 * member's own: forgotten at log-out, read again after money moved.
 */
export const useView = <C extends ReadCall>(call: CallFunction<C>, input: CallInput<C>) => {
  const isMember = useIsMember();
  const options = callQuery(call, input);
  const own = callKey<C>({ ...call.definition, access: "member" }, input);
  return useQuery({ ...options, queryKey: isMember ? own : options.queryKey });
};
