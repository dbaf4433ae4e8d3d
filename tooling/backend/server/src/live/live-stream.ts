import { laterLiveCursor, type LiveCursor, type LiveEvent, liveId } from "@baize/api-client/contract";
import type { Change } from "@baize/ledger";

/** Whose news a stream tells, and the session that it lives as long as. */
export interface LiveReader {
  readonly brand: string;
  readonly member: string;
  readonly vid: string;
  /** An instant on the wire. */
  readonly iso: (ms: number) => string;
}

/** What may wait for a client that does not read; one that falls further behind is cut off and resumes. */
export const UNREAD_BYTES = 16_384;

export interface LiveStream {
  readonly reader: LiveReader;
  readonly body: ReadableStream<Uint8Array>;
  /** Writes what comes after the place of the stream, in order. */
  readonly tell: (part: keyof LiveCursor, changes: readonly Change[]) => void;
  /** Shows that the line is alive. */
  readonly beat: () => void;
  readonly end: () => void;
}

const encoder = new TextEncoder();

/** A stream that begins at `from` with one event; `onEnd` is called once, whoever ends it. */
export const createLiveStream = (
  reader: LiveReader,
  from: LiveCursor,
  first: { readonly topic: LiveEvent["topic"]; readonly at: number },
  onEnd: () => void,
): LiveStream => {
  let place = from;
  let isOver = false;
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const finish = (): boolean => {
    if (isOver) return false;
    isOver = true;
    onEnd();
    return true;
  };
  const end = (): void => {
    if (finish()) controller?.close();
  };
  const body = new ReadableStream<Uint8Array>(
    {
      start: (made) => {
        controller = made;
      },
      cancel: () => void finish(),
    },
    { highWaterMark: UNREAD_BYTES, size: (chunk) => chunk?.byteLength ?? 0 },
  );
  const write = (text: string): void => {
    if (isOver || controller === undefined) return;
    if ((controller.desiredSize ?? 0) <= 0) end();
    else controller.enqueue(encoder.encode(text));
  };
  const writeEvent = (topic: string, at: number): void =>
    write(`id: ${liveId(place)}\ndata: ${JSON.stringify({ topic, at: reader.iso(at) })}\n\n`);
  writeEvent(first.topic, first.at);
  return {
    reader,
    body,
    tell: (part, changes) => {
      for (const { topic, id, at } of changes) {
        if (id <= place[part]) continue;
        place = laterLiveCursor(place, { own: 0, brand: 0, [part]: id });
        writeEvent(topic, at);
      }
    },
    beat: () => write(":\n\n"),
    end,
  };
};
