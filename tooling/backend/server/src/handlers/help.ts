import type { contract } from "@baize/api-client/contract";
import { accept } from "../http/answer.ts";
import type { Services } from "../services.ts";
import { asReader, readerOf } from "./correspondent.ts";
import type { Handlers } from "./handlers.ts";

export const helpHandlers = ({
  correspondence: { help, desk },
}: Pick<Services, "correspondence">): Handlers<typeof contract.help> => ({
  tree: async ({ tenant, locale }) => accept(help.tree(tenant.correspondence, locale)),
  // Without a token nothing was said of an article, as under one that was never used.
  article: async (context, { id, visitor = desk.newVisitor() }) => {
    const answer = await help.article(readerOf(context, visitor), { id });
    if (!answer.ok) return answer;
    const { prev, next, ...article } = answer.data;
    return accept({ ...article, prev: prev?.id ?? null, next: next?.id ?? null });
  },
  search: async ({ tenant, locale }, input) => accept(help.search(tenant.correspondence, locale, input)),
  vote: (context, { visitor, ...input }) => asReader(context, visitor, (reader) => help.vote(reader, input)),
});
