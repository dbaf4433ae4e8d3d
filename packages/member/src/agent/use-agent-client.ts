import { agent } from "@baize/api-client/contract";
import { clientWith } from "@baize/api-client/react";

/** The client with the calls of the agent programme. */
export const useAgentClient = clientWith({ agent });
