import { Busboy, type BusboyFileStream, type BusboyInstance } from "@fastify/busboy";
import type { MultipartLimits, MultipartReading } from "./types.ts";

/** What is parsed in one go; a breach is seen after it. */
const SLICE_BYTES = 16_384;
const HEADER_BYTES = 8_192;
const HEADER_PAIRS = 16;

type Refuse = (status: 400 | 413) => void;

const asUtf8 = (chunks: readonly Uint8Array[]): string | undefined => {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(Buffer.concat(chunks));
  } catch {
    return undefined;
  }
};

/** Collects a part. Without a type it is a field, in UTF-8 whatever charset it names. At most `most` bytes. */
const collect = (stream: BusboyFileStream, type: string | null, most: number, refuse: Refuse): Promise<string | Blob> =>
  new Promise((resolve) => {
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    let size = 0;
    stream.on("data", (data: Buffer<ArrayBuffer>) => {
      size += data.length;
      if (size > most) refuse(413);
      else chunks.push(data);
    });
    stream.on("error", () => refuse(400));
    stream.on("end", () => {
      const value = type === null ? asUtf8(chunks) : new Blob(chunks, { type });
      if (value === undefined) refuse(400);
      else resolve(value);
    });
  });

const openParser = (contentType: string, parts: number): BusboyInstance | null => {
  try {
    return new Busboy({
      headers: { "content-type": contentType },
      limits: { parts, headerPairs: HEADER_PAIRS, headerSize: HEADER_BYTES },
      // All parts come as bytes: the parser would put U+FFFD where a field is not UTF-8, and follow any charset.
      isPartAFile: () => true,
    });
  } catch {
    return null;
  }
};

type Parts = readonly (readonly [name: string, value: string | Blob])[];

/** Resolves with the parts, in their order, at the parser's end; a refusal may come before. */
const receive = (parser: BusboyInstance, limits: MultipartLimits, refuse: Refuse): Promise<Parts> => {
  const parts: Promise<Parts[number]>[] = [];
  parser.on("error", () => refuse(400));
  parser.on("partsLimit", () => refuse(413));
  parser.on("file", (name: string | undefined, stream, filename: string | undefined, _, mime) => {
    // The parser gives an empty file name, which browsers send where no file was chosen, as undefined.
    const isField = filename === undefined && mime !== "application/octet-stream";
    const value = collect(stream, isField ? null : mime, isField ? limits.fieldBytes : limits.bytes, refuse);
    if (name === undefined || name.includes("\uFFFD")) refuse(400);
    else parts.push(value.then((each) => [name, each]));
  });
  return new Promise((resolve) => void parser.once("finish", () => resolve(Promise.all(parts))));
};

/** The body in small pieces, up to the limit. Ends without cancelling it, which would cut the connection off. */
async function* slicesOf(body: ReadableStream<Uint8Array>, bytes: number, refuse: Refuse): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const chunk of body.values({ preventCancel: true })) {
    size += chunk.length;
    if (size > bytes) return refuse(413);
    for (let at = 0; at < chunk.length; at += SLICE_BYTES) yield chunk.subarray(at, at + SLICE_BYTES);
  }
}

/**
 * Reads a multipart body as it comes and stops at the first breach: 413 for a limit, 400 for what is malformed, not
 * UTF-8, or cut off by its client. What was not read stays unread, so that the server can still answer.
 */
export const readMultipart = async (request: Request, limits: MultipartLimits): Promise<MultipartReading> => {
  const contentType = request.headers.get("content-type") ?? "";
  const parser = /^multipart\/form-data\s*;/i.test(contentType) ? openParser(contentType, limits.parts) : null;
  if (parser === null || request.body === null) return { ok: false, status: 400 };
  if (Number(request.headers.get("content-length")) > limits.bytes) return { ok: false, status: 413 };

  let refusal: 400 | 413 | undefined;
  let stop = (): void => undefined;
  const stopped = new Promise<void>((resolve) => void (stop = resolve));
  const refuse: Refuse = (status) => {
    refusal ??= status;
    stop();
  };
  const received = receive(parser, limits, refuse);
  const write = (slice: Uint8Array): Promise<void> =>
    new Promise((resolve) => void parser.write(slice, () => resolve()));
  try {
    for await (const slice of slicesOf(request.body, limits.bytes, refuse)) {
      await Promise.race([write(slice), stopped]);
      if (refusal !== undefined) break;
    }
  } catch {
    refuse(400);
  }
  if (refusal === undefined) parser.end();
  const parts = await Promise.race([received, stopped]);
  return parts && refusal === undefined ? { ok: true, parts } : { ok: false, status: refusal ?? 400 };
};
