import { createParser } from "eventsource-parser";
import * as v from "valibot";
import { startCall } from "../call-start.ts";
import { callHeaders, type SenderOptions, tokensIn } from "../call-sender.ts";
import { type LiveEvent, liveEvent, liveStream } from "../contract/live.ts";
import { decodeAnswer } from "../decode.ts";
import type { Stamp } from "../session.ts";

/** The server shows every 20 s that the line is alive; one that is silent for so long is not. */
export const SILENT_MS = 50_000;
/** No event is longer. */
const LONGEST_EVENT = 65_536;

export interface HeardEvent {
  readonly id: string;
  /** Null: none that this client knows; the id counts all the same. */
  readonly topic: LiveEvent["topic"] | null;
}

/**
 * How a stream came to its end. "lost": the line, or the server for now; "again": a newer token is there; "over": the
 * session; "none": this back end has no stream, or no place for it.
 */
export type LiveEnd = "lost" | "again" | "over" | "none";

export interface OpenLiveOptions {
  /** Id of the last event that was heard. */
  readonly after: string | null;
  readonly signal: AbortSignal;
  readonly onEvent: (event: HeardEvent) => void;
}
/** Opens the stream and reads it to its end. Never rejects. */
export type OpenLive = (options: OpenLiveOptions) => Promise<LiveEnd>;

const topicOf = (data: string): LiveEvent["topic"] | null => {
  try {
    const parsed = v.safeParse(liveEvent, JSON.parse(data));
    return parsed.success ? parsed.output.topic : null;
  } catch {
    return null;
  }
};

const readStream = async (
  body: ReadableStream<Uint8Array>,
  onPart: () => void,
  onEvent: OpenLiveOptions["onEvent"],
): Promise<void> => {
  const parser = createParser({
    maxBufferSize: LONGEST_EVENT,
    onEvent: ({ id, data }) => {
      if (id !== undefined) onEvent({ id, topic: topicOf(data) });
    },
  });
  const [reader, decoder] = [body.getReader(), new TextDecoder()];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    onPart();
    parser.feed(decoder.decode(value, { stream: true }));
  }
};

/** What an answer means that is no stream. */
const readRefusal = async ({ session }: SenderOptions, response: Response, sent: Stamp): Promise<LiveEnd> => {
  const text = await response.text();
  if (response.status >= 500) return "lost";
  try {
    const { result, isTokenRefusal, isIdle } = decodeAnswer(liveStream, text, response.status);
    if (isTokenRefusal)
      return (await session.refuse(sent, isIdle ? "idle" : "rejected")) === "again" ? "again" : "over";
    return !result.ok && result.code === "server_busy" ? "lost" : "none";
  } catch {
    return "none";
  }
};

/** The stream goes as every call does: the same headers, the same session, whose newer tokens it takes over. */
export const liveOpener =
  (sender: SenderOptions): OpenLive =>
  async ({ after, signal, onEvent }) => {
    const start = startCall(sender, liveStream, {});
    const { sent } = start;
    if (sent.token === null) return "over";
    const line = new AbortController();
    const cut = (): void => line.abort();
    signal.addEventListener("abort", cut);
    let timer = setTimeout(cut, SILENT_MS);
    const onPart = (): void => {
      clearTimeout(timer);
      timer = setTimeout(cut, SILENT_MS);
    };
    try {
      signal.throwIfAborted();
      const url = sender.urlOf(liveStream);
      if (after !== null) url.searchParams.set("after", after);
      const headers = callHeaders(sender, start, liveStream, {});
      headers.set("accept", "text/event-stream, application/json");
      const request = new Request(url, { headers, signal: line.signal, cache: "no-store", redirect: "error" });
      const response = await (sender.fetch ?? globalThis.fetch)(request);
      sender.session.adopt(sent, tokensIn(sender, response.headers), false);
      const isStream = response.headers.get("content-type")?.startsWith("text/event-stream") === true;
      if (!isStream || response.body === null) return await readRefusal(sender, response, sent);
      await readStream(response.body, onPart, onEvent);
      return "lost";
    } catch {
      return "lost";
    } finally {
      clearTimeout(timer);
      signal.removeEventListener("abort", cut);
      line.abort();
    }
  };
