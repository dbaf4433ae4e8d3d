import type { ServerResponse } from "node:http";
import type { DrawnFault } from "./draw-fault.ts";
import { endToEnd, type Reply } from "./forward.ts";

/** One request and its answer, as a fault works on them. */
export interface Exchange {
  readonly response: ServerResponse;
  /** Reads the request whole. */
  readonly take: () => Promise<unknown>;
  /** Hands the request to the server and gives its reply. */
  readonly forward: () => Promise<Reply>;
  /** Waits; ends early, and rejects, when the proxy closes. */
  readonly pause: (ms: number) => Promise<void>;
}

const PAGE = (status: number, name: string): string =>
  `<!doctype html>\n<html><head><title>${status} ${name}</title></head>` +
  `<body><h1>${status} ${name}</h1></body></html>\n`;
const SHAPES = [
  "[]",
  "null",
  "17",
  '"ok"',
  "{}",
  '{"status":true}',
  '{"status":true,"data":17}',
  '{"result":"ok","data":{}}',
];

const begin = ({ response }: Exchange, { status, rawHeaders }: Reply, length: number): void => {
  response.writeHead(status, [...endToEnd(rawHeaders), ["content-length", String(length)]].flat());
};
/** Gives a reply; it is dropped when the sender has disconnected. */
const give = (exchange: Exchange, reply: Reply): void => {
  if (exchange.response.destroyed) return;
  begin(exchange, reply, reply.body.length);
  exchange.response.end(reply.body);
};
const cut = ({ response }: Exchange): void => void response.destroy();

const drip = async (exchange: Exchange, reply: Reply, pieces: number, ms: number): Promise<void> => {
  begin(exchange, reply, reply.body.length);
  const size = Math.max(1, Math.ceil(reply.body.length / pieces));
  for (let at = 0; at < reply.body.length && !exchange.response.destroyed; at += size) {
    exchange.response.write(reply.body.subarray(at, at + size));
    await exchange.pause(ms / pieces);
  }
  exchange.response.end();
};

const truncate = (exchange: Exchange, reply: Reply, part: number, framing: "cut" | "short"): void => {
  const left = reply.body.subarray(0, Math.floor(reply.body.length * part));
  if (framing === "short") return give(exchange, { ...reply, body: left });
  begin(exchange, reply, Math.max(reply.body.length, 1));
  exchange.response.write(left, () => cut(exchange));
};

const retyped = ({ status, rawHeaders, body }: Reply, type: string): Reply => {
  const others = endToEnd(rawHeaders).filter(([name]) => name.toLowerCase() !== "content-type");
  return { status, rawHeaders: [...others, ["content-type", type]].flat(), body };
};

/**
 * Turns the first byte and one in eight of the others, from a place that was drawn, into bytes that no JSON begins
 * with.
 */
const scramble = (body: Buffer, at: number): Buffer => {
  const changed = Buffer.from(body);
  for (let index = Math.floor(at * 8); index < changed.length; index += 8)
    changed[index] = (changed[index] ?? 0) ^ 0x80;
  changed[0] = 0xff;
  return changed;
};

const garble = (reply: Reply, way: "type" | "charset" | "bytes" | "shape", at: number): Reply => {
  if (way === "type") return retyped(reply, "application/octet-stream");
  if (way === "charset") return retyped(reply, "application/json; charset=utf-16le");
  const shape = SHAPES[Math.floor(at * SHAPES.length)] ?? "";
  return { ...reply, body: way === "bytes" ? scramble(reply.body, at) : Buffer.from(shape) };
};

const showPage = (exchange: Exchange, status: 502 | 504): void =>
  give(exchange, {
    status,
    rawHeaders: ["content-type", "text/html"],
    body: Buffer.from(PAGE(status, status === 502 ? "Bad Gateway" : "Gateway Time-out")),
  });

/** Answers a request as its fault says; without one, as the server answers it. */
export const applyFault = async (exchange: Exchange, fault: DrawnFault | null): Promise<void> => {
  const { forward, pause, response } = exchange;
  switch (fault?.kind) {
    case undefined:
      return give(exchange, await forward());
    case "delay": {
      await exchange.take();
      if (fault.part === "request") await pause(fault.ms);
      const reply = await forward();
      if (fault.part === "answer") await pause(fault.ms);
      return give(exchange, reply);
    }
    case "stall":
      await (fault.reaches ? forward() : exchange.take());
      return;
    case "drip":
      return drip(exchange, await forward(), fault.pieces, fault.ms);
    case "reset":
      response.socket?.resetAndDestroy();
      return;
    case "lose_request":
      await exchange.take();
      return cut(exchange);
    case "lose_response":
      await forward();
      return cut(exchange);
    case "duplicate": {
      const one = forward();
      const other = fault.order === "together" ? forward() : one.then(forward);
      give(exchange, await Promise.race([one, other]));
      await Promise.all([one, other]);
      return;
    }
    case "truncate":
      return truncate(exchange, await forward(), fault.part, fault.framing);
    case "garble":
      return give(exchange, garble(await forward(), fault.way, fault.at));
    case "bad_gateway":
      if (fault.status === 504) await forward();
      return showPage(exchange, fault.status);
  }
};
