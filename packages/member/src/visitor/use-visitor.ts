import { type Result, textKey } from "@baize/api-client";
import { desk as deskCalls } from "@baize/api-client/contract";
import { clientWith, useIsMember } from "@baize/api-client/react";
import { useState } from "react";

const useDeskClient = clientWith({ desk: deskCalls });

/** By what the site knows a visitor's votes and conversation. */
const visitorKey = textKey("local", "visitor", (text) => /^[\w-]{32}$/.test(text));

type Named = { readonly visitor?: string };

export interface Visitor {
  /** Names the reader to a read, where there is a name already; members are known by their session. */
  readonly known: Named;
  /** Names the reader to a write; a visitor without a name gets one. */
  readonly named: () => Promise<Result<Named>>;
}

export const useVisitor = (): Visitor => {
  const { desk, storage } = useDeskClient();
  const isMember = useIsMember();
  const [token, setToken] = useState(() => storage.get(visitorKey));
  const nameOf = (visitor: string | undefined): Named => (isMember || visitor === undefined ? {} : { visitor });
  const named = async (): Promise<Result<Named>> => {
    const kept = storage.get(visitorKey);
    if (isMember || kept !== undefined) return { ok: true, data: nameOf(kept) };
    const answer = await desk.visitor();
    if (!answer.ok) return answer;
    storage.set(visitorKey, answer.data.token);
    setToken(answer.data.token);
    return { ok: true, data: { visitor: answer.data.token } };
  };
  return { known: nameOf(token), named };
};
