import { account } from "@baize/api-client/contract";
import { clientWith } from "@baize/api-client/react";

/** The client with the calls of registration and log-in. */
export const useAccountClient = clientWith({ account });
