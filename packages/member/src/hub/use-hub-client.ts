import { finance } from "@baize/api-client/contract";
import { clientWith } from "@baize/api-client/react";

/** The client with the finance calls that the hub sums up. */
export const useHubClient = clientWith({ finance });
