import { once } from "node:events";
import { createServer } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { Readable } from "node:stream";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readMultipart } from "./multipart.ts";
import type { MultipartLimits } from "./types.ts";

const LIMITS: MultipartLimits = { bytes: 5_000_000, parts: 20, fieldBytes: 10_000 };
const MULTIPART = { "content-type": "multipart/form-data; boundary=x" };

const requestOf = (
  body: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array<ArrayBuffer>>,
  headers = MULTIPART,
) => new Request("http://site/", { method: "POST", headers, body, duplex: "half" } as RequestInit);
const formOf = (form: FormData) => new Request("http://site/", { method: "POST", body: form });
const field = (value: string, disposition = 'form-data; name="a"') =>
  `--x\r\ncontent-disposition: ${disposition}\r\n\r\n${value}\r\n`;
const read = (body: Parameters<typeof requestOf>[0], limits = LIMITS) => readMultipart(requestOf(body), limits);
const malformed = { ok: false, status: 400 };
const tooMuch = { ok: false, status: 413 };

/** A body in chunks; `pulled` counts the bytes that were taken from it, `isCancelled` whether it was given up. */
const streamed = (bytes: Uint8Array<ArrayBuffer>, chunk: number) => {
  const state = { pulled: 0, isCancelled: false };
  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      pull: (controller) => {
        if (state.pulled >= bytes.length) return controller.close();
        controller.enqueue(bytes.slice(state.pulled, (state.pulled += chunk)));
      },
      cancel: () => void (state.isCancelled = true),
    },
    { highWaterMark: 0 },
  );
  return { stream, state };
};
const encode = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

describe("reading a multipart body", () => {
  it("gives fields and files in their order, as a browser sends them", async () => {
    const form = new FormData();
    const bytes = Uint8Array.from({ length: 300_000 }, (_, index) => index % 251);
    form.append("scene", "slip 单");
    form.append("file", new Blob([bytes], { type: "image/png" }), "单.png");
    form.append("scene", "");
    form.append("empty", new Blob([]), "");
    const reading = await readMultipart(formOf(form), LIMITS);
    expect(reading).toEqual({
      ok: true,
      parts: [
        ["scene", "slip 单"],
        ["file", expect.any(Blob)],
        ["scene", ""],
        ["empty", expect.objectContaining({ size: 0 })],
      ],
    });
    const file = reading.ok ? reading.parts[1]?.[1] : undefined;
    expect(file).toMatchObject({ type: "image/png", size: bytes.length });
    expect(new Uint8Array(await new Response(file).arrayBuffer())).toEqual(bytes);
  });

  it("gives the same in whatever chunks it comes", async () => {
    const body = encode(
      field("1") +
        field("\r\n--y\r\n", 'form-data; name="b"') +
        `${field("单", 'form-data; name="c"; filename="d"')}--x--\r\n`,
    );
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: body.length }), async (chunk) => {
        const reading = await read(streamed(body, chunk).stream);
        expect(reading).toMatchObject({
          ok: true,
          parts: [
            ["a", "1"],
            ["b", "\r\n--y\r\n"],
            ["c", expect.any(Blob)],
          ],
        });
      }),
    );
  });

  it("keeps names as plain data", async () => {
    const names = ["__proto__", "constructor", "toString", "a[b][c]", ""];
    const body = names.map((name) => field("1", `form-data; name="${name}"`)).join("");
    expect(await read(`${body}--x--\r\n`)).toEqual({ ok: true, parts: names.map((name) => [name, "1"]) });
    expect(({} as Record<string, unknown>)["1"]).toBeUndefined();
  });

  it("takes as many bytes, parts and bytes of a field as the limits say, and no more", async () => {
    const body = `${field("12345").repeat(3)}--x--\r\n`;
    const exact = { bytes: body.length, parts: 3, fieldBytes: 5 };
    expect(await read(body, exact)).toMatchObject({ ok: true });
    expect(await read(body, { ...exact, bytes: body.length - 1 })).toEqual(tooMuch);
    expect(await read(body, { ...exact, parts: 2 })).toEqual(tooMuch);
    expect(await read(body, { ...exact, fieldBytes: 4 })).toEqual(tooMuch);
    const file = `${field("x".repeat(900), 'form-data; name="a"; filename="b"')}--x--\r\n`;
    expect(await read(file, { ...exact, bytes: 1_000 })).toMatchObject({ ok: true });
  });

  it("refuses what says that it is too long before it reads anything", async () => {
    const { stream, state } = streamed(encode(field("1").repeat(99)), 10);
    const headers = { ...MULTIPART, "content-length": "5000001" };
    expect(await readMultipart(requestOf(stream, headers), LIMITS)).toEqual(tooMuch);
    expect(state).toEqual({ pulled: 0, isCancelled: false });
  });

  it.each<[string, (part: string) => string]>([
    ["60,000 parts", () => field("1").repeat(60_000)],
    ["60,000 parts without a name", () => field("1", "form-data").repeat(60_000)],
    ["60,000 parts of another kind", () => field("1", "attachment").repeat(60_000)],
    ["60,000 parts without headers", () => "--x\r\n\r\n\r\n".repeat(60_000)],
    ["an endless field", () => field("1".repeat(3_000_000))],
    ["an endless file", () => field("1".repeat(9_000_000), 'form-data; name="a"; filename="b"')],
  ])("stops at the first breach of %s and leaves the rest unread", async (_, make) => {
    const { stream, state } = streamed(encode(`${make("")}--x--\r\n`), 16_384);
    const limits = { ...LIMITS, bytes: 1_000_000, parts: 20 };
    const reading = await read(stream, limits);
    expect(reading.ok).toBe(false);
    expect(state.pulled).toBeLessThanOrEqual(make("").length > 8_000_000 ? 1_000_000 + 16_384 : 2 * 16_384);
    expect(state.isCancelled).toBe(false);
  });

  it("spends on 60,000 parts in one piece a small part of what reading them takes", async () => {
    const flood = encode(`${field("1").repeat(60_000)}--x--\r\n`);
    const cpuOf = async (runs: number, work: () => Promise<unknown>): Promise<number> => {
      const times: number[] = [];
      for (let count = 0; count < runs; count += 1) {
        const start = process.cpuUsage();
        await work();
        const { user, system } = process.cpuUsage(start);
        times.push(user + system);
      }
      return Math.min(...times);
    };
    const limits = { ...LIMITS, bytes: flood.length };
    const all = await cpuOf(1, () => read(flood, { ...limits, parts: 60_000 }));
    expect(await cpuOf(3, () => read(flood, limits))).toBeLessThan(all / 5);
    expect(await read(flood, limits)).toEqual(tooMuch);
  });

  it.each<[string, string | Uint8Array<ArrayBuffer>]>([
    ["nothing", ""],
    ["no boundary", "hello"],
    ["no end", field("1")],
    ["an end in a header", "--x\r\ncontent-dispo"],
    ["an end in a file", '--x\r\ncontent-disposition: form-data; name="a"; filename="b"\r\n\r\n123'],
    ["a part without a name", `${field("1", "form-data")}--x--\r\n`],
    [
      "a field that is not UTF-8",
      Buffer.concat([
        encode('--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n'),
        Uint8Array.of(0xd6, 0xd0),
        encode("\r\n--x--\r\n"),
      ]),
    ],
    [
      "a name that is not UTF-8",
      Buffer.concat([
        encode('--x\r\ncontent-disposition: form-data; name="'),
        Uint8Array.of(0xd6, 0xd0),
        encode('"\r\n\r\n1\r\n--x--\r\n'),
      ]),
    ],
    [
      "a field in another charset",
      Buffer.concat([
        encode('--x\r\ncontent-disposition: form-data; name="a"\r\ncontent-type: text/plain; charset=gbk\r\n\r\n'),
        Uint8Array.of(0xd6, 0xd0),
        encode("\r\n--x--\r\n"),
      ]),
    ],
  ])("refuses %s as malformed", async (_, body) => {
    expect(await read(body as Uint8Array<ArrayBuffer>)).toEqual(malformed);
  });

  it.each([
    "application/json",
    "multipart/mixed; boundary=x",
    "multipart/form-data",
    "multipart/form-data; boundary=",
    "application/x-www-form-urlencoded",
    "",
  ])("refuses the type %j", async (type) => {
    expect(await readMultipart(requestOf(`${field("1")}--x--\r\n`, { "content-type": type }), LIMITS)).toEqual(
      malformed,
    );
    expect(await readMultipart(new Request("http://site/", { method: "POST", headers: MULTIPART }), LIMITS)).toEqual(
      malformed,
    );
  });

  it("answers whatever bytes it is sent, within its limits", async () => {
    const body = encode(`${field("1")}${field("单", 'form-data; name="c"; filename="d"')}--x--\r\n`);
    const change = fc.tuple(fc.nat(body.length - 1), fc.constantFrom(0, 10, 13, 34, 45, 58, 59, 61, 120, 255));
    await fc.assert(
      fc.asyncProperty(
        fc.array(change, { maxLength: 6 }),
        fc.nat(body.length),
        fc.integer({ min: 1, max: 50 }),
        async (changes, end, chunk) => {
          const other = body.slice();
          for (const [at, value] of changes) other[at] = value;
          const reading = await read(streamed(other.slice(0, end), chunk).stream);
          expect(reading.ok ? reading.parts.length <= 2 : reading.status === 400).toBe(true);
        },
      ),
      { numRuns: 500 },
    );
  });

  it("refuses a body whose stream fails", async () => {
    const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start: (controller) => controller.enqueue(encode(field("1"))),
      pull: (controller) => controller.error(new Error("reset")),
    });
    expect(await read(stream)).toEqual(malformed);
  });

  it("refuses a client that hangs up, and answers one that sends too much", async () => {
    const readings: unknown[] = [];
    const server = createServer((incoming, outgoing) => {
      const stream = Readable.toWeb(incoming) as ReadableStream<Uint8Array<ArrayBuffer>>;
      void read(stream, { ...LIMITS, bytes: 100_000 }).then((reading) => {
        readings.push(reading);
        outgoing.writeHead(reading.ok ? 200 : reading.status, { connection: "close" }).end();
      });
    }).listen(0);
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    const send = (text: string) => {
      const socket = connect(port);
      socket.write(
        `POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 200000\r\n` +
          `content-type: ${MULTIPART["content-type"]}\r\n\r\n${text}`,
      );
      return socket;
    };
    const gone = send(field("1"));
    await once(server, "request");
    gone.destroy();
    await once(gone, "close");
    const [answer] = (await once(send(field("1".repeat(120_000), 'form-data; name="a"; filename="b"')), "data")) as [
      Buffer,
    ];
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 413 /);
    await expect.poll(() => readings).toEqual(expect.arrayContaining([malformed, tooMuch]));
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
});
