import { feedback } from "@baize/api-client/contract";
import { clientWith } from "@baize/api-client/react";

/** The client with the calls of feedback. */
export const useFeedbackClient = clientWith({ feedback });
