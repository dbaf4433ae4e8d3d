import { idsOf, type contract } from "@baize/api-client/contract";
import { accept } from "../http/answer.ts";
import type { Services } from "../services.ts";
import { correspondent } from "./correspondent.ts";
import type { Handlers } from "./handlers.ts";

export const messageHandlers = ({
  correspondence: { messages },
}: Pick<Services, "correspondence">): Handlers<typeof contract.messages> => ({
  list: async (context, input) => accept(await messages.list(correspondent(context), input)),
  detail: (context, input) => messages.detail(correspondent(context), input),
  readAll: async (context, input) => accept(await messages.readAll(correspondent(context), input)),
  remove: (context, input) => messages.remove(correspondent(context), { ids: idsOf(input.ids) }),
  restore: (context, input) => messages.restore(correspondent(context), { ids: idsOf(input.ids) }),
});
