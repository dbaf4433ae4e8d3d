import { finance, passkey, profile } from "@baize/api-client/contract";
import { clientWith } from "@baize/api-client/react";

/** The client with the calls of a member's profile. */
export const usePersonalClient = clientWith({ finance, passkey, profile });
