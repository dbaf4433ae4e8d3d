import { help } from "@baize/api-client/contract";
import { clientWith } from "@baize/api-client/react";

/** The client with the calls of help. */
export const useHelpClient = clientWith({ help });
