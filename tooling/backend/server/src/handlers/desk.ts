import type { contract } from "@baize/api-client/contract";
import { accept } from "../http/answer.ts";
import type { Services } from "../services.ts";
import { asReader, readerOf } from "./correspondent.ts";
import type { Handlers } from "./handlers.ts";

export const deskHandlers = ({
  correspondence: { desk },
}: Pick<Services, "correspondence">): Handlers<typeof contract.desk> => ({
  visitor: async () => accept({ token: desk.newVisitor() }),
  // Without a token there is nothing yet, as under one that was never used.
  read: async (context, { visitor = desk.newVisitor(), ...cursor }) =>
    accept(await desk.read(readerOf(context, visitor), cursor)),
  write: (context, { visitor, picture = null, ...line }) =>
    asReader(context, visitor, (reader) => desk.write(reader, { ...line, picture })),
  seen: (context, { visitor, ...input }) =>
    asReader(context, visitor, async (reader) => accept(await desk.see(reader, input))),
});
