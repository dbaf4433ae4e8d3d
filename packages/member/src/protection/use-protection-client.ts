import { protection } from "@baize/api-client/contract";
import { clientWith } from "@baize/api-client/react";

/** The client with the calls of deposit limits, breaks and self-exclusion. */
export const useProtectionClient = clientWith({ protection });
