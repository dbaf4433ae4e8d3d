import { idsOf, type contract } from "@baize/api-client/contract";
import { accept } from "../http/answer.ts";
import type { Services } from "../services.ts";
import { correspondent } from "./correspondent.ts";
import type { Handlers } from "./handlers.ts";

export const feedbackHandlers = ({
  correspondence: { feedback },
}: Pick<Services, "correspondence">): Handlers<typeof contract.feedback> => ({
  add: (context, input) => feedback.add(correspondent(context), { ...input, pictures: idsOf(input.pictures) }),
  list: async (context, input) => accept(await feedback.list(correspondent(context), input)),
  detail: (context, input) => feedback.detail(correspondent(context), input),
  follow: (context, input) => feedback.follow(correspondent(context), { ...input, pictures: idsOf(input.pictures) }),
});
