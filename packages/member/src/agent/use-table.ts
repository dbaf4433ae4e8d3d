import { callQuery } from "@baize/api-client/react";
import { useQuery } from "@tanstack/react-query";
import { useAgentClient } from "./use-agent-client.ts";

/** What the brand pays its agents; null where it has none. */
export const useTable = () => useQuery(callQuery(useAgentClient().agent.table, {}, { select: ({ table }) => table }));
