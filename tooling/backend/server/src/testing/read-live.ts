import { liveStream } from "@baize/api-client/contract";
import type { TestClient } from "./test-client.ts";

export interface ToldEvent {
  readonly id: string;
  readonly topic: string;
}

export interface LiveReading {
  readonly reply: Response;
  /** Events so far, the first one too. */
  readonly events: readonly ToldEvent[];
  readonly topics: () => readonly string[];
  readonly lastId: () => string;
  /** Comments so far. */
  readonly beats: () => number;
  readonly isOver: () => boolean;
  readonly stop: () => void;
}

/** Opens the stream of a client, from an id on where one is given, and reads it until it ends. */
export const readLive = async (client: TestClient, after?: string): Promise<LiveReading> => {
  const leaving = new AbortController();
  const query = after === undefined ? "" : `?after=${after}`;
  const reply = await fetch(`${client.origin}${liveStream.path}${query}`, {
    headers: client.headers(),
    signal: leaving.signal,
  });
  const events: ToldEvent[] = [];
  let [beats, isOver, rest] = [0, false, ""];
  const take = (block: string): void => {
    const fields = new Map(block.split("\n").map((line) => line.split(/: ?(.*)/s) as [string, string]));
    if (fields.has("")) beats += 1;
    const [id, data] = [fields.get("id"), fields.get("data")];
    if (id !== undefined && data !== undefined)
      events.push({ id, topic: (JSON.parse(data) as { topic: string }).topic });
  };
  const read = async (): Promise<void> => {
    for await (const text of (reply.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) {
      const blocks = (rest + text).split("\n\n");
      rest = blocks.pop() ?? "";
      blocks.forEach(take);
    }
  };
  if (reply.headers.get("content-type")?.startsWith("text/event-stream") === true)
    read()
      .catch(() => undefined)
      .finally(() => {
        isOver = true;
      });
  return {
    reply,
    events,
    topics: () => events.map(({ topic }) => topic),
    lastId: () => events.at(-1)?.id ?? "",
    beats: () => beats,
    isOver: () => isOver,
    stop: () => leaving.abort(),
  };
};
