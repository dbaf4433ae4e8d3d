import { desk } from "@baize/api-client/contract";
import { clientWith } from "@baize/api-client/react";

/** The client with the calls of the service desk. */
export const useDeskClient = clientWith({ desk });
