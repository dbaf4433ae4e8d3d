import type { ServerResponse } from "node:http";
import type { Mishap } from "./fault.ts";
import { endToEnd, type Reply } from "./forward.ts";

/** What carrying out a mishap works with. */
export interface Scene {
  readonly response: ServerResponse;
  /** Reads the request whole. */
  readonly take: () => Promise<unknown>;
  /** Hands the request to the server and gives its reply. */
  readonly forward: () => Promise<Reply>;
  /** Waits; ends early, and rejects, when the proxy closes. */
  readonly pause: (ms: number) => Promise<void>;
}

const PAGE = (status: number, name: string): string =>
  `<!doctype html>\n<html><head><title>${status} ${name}</title></head><body><h1>${status} ${name}</h1></body></html>\n`;
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

const begin = ({ response }: Scene, { status, rawHeaders }: Reply, length: number): void => {
  response.writeHead(status, [...endToEnd(rawHeaders), ["content-length", String(length)]].flat());
};
/** Gives a reply; the sender may have gone, then it falls to the floor. */
const give = (scene: Scene, reply: Reply): void => {
  if (scene.response.destroyed) return;
  begin(scene, reply, reply.body.length);
  scene.response.end(reply.body);
};
const cut = ({ response }: Scene): void => void response.destroy();

const drip = async (scene: Scene, reply: Reply, drops: number, ms: number): Promise<void> => {
  begin(scene, reply, reply.body.length);
  const size = Math.max(1, Math.ceil(reply.body.length / drops));
  for (let at = 0; at < reply.body.length && !scene.response.destroyed; at += size) {
    scene.response.write(reply.body.subarray(at, at + size));
    await scene.pause(ms / drops);
  }
  scene.response.end();
};

const truncate = (scene: Scene, reply: Reply, part: number, framing: "cut" | "short"): void => {
  const left = reply.body.subarray(0, Math.floor(reply.body.length * part));
  if (framing === "short") return give(scene, { ...reply, body: left });
  begin(scene, reply, Math.max(reply.body.length, 1));
  scene.response.write(left, () => cut(scene));
};

const retyped = ({ status, rawHeaders, body }: Reply, type: string): Reply => {
  const others = endToEnd(rawHeaders).filter(([name]) => name.toLowerCase() !== "content-type");
  return { status, rawHeaders: [...others, ["content-type", type]].flat(), body };
};

/** Turns the first byte and one in eight of the others, from a place that was drawn, into bytes that no JSON begins with. */
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

const showPage = (scene: Scene, status: 502 | 504): void =>
  give(scene, {
    status,
    rawHeaders: ["content-type", "text/html"],
    body: Buffer.from(PAGE(status, status === 502 ? "Bad Gateway" : "Gateway Time-out")),
  });

/** Answers a request the way its mishap says; without one, as the server answers it. */
export const misbehave = async (scene: Scene, mishap: Mishap | null): Promise<void> => {
  const { forward, pause, response } = scene;
  switch (mishap?.fault) {
    case undefined:
      return give(scene, await forward());
    case "delay": {
      await scene.take();
      if (mishap.part === "request") await pause(mishap.ms);
      const reply = await forward();
      if (mishap.part === "answer") await pause(mishap.ms);
      return give(scene, reply);
    }
    case "stall":
      await (mishap.reaches ? forward() : scene.take());
      return;
    case "drip":
      return drip(scene, await forward(), mishap.drops, mishap.ms);
    case "reset":
      response.socket?.resetAndDestroy();
      return;
    case "lost_request":
      await scene.take();
      return cut(scene);
    case "lost_response":
      await forward();
      return cut(scene);
    case "duplicate": {
      const one = forward();
      const other = mishap.order === "together" ? forward() : one.then(forward);
      give(scene, await Promise.race([one, other]));
      await Promise.all([one, other]);
      return;
    }
    case "truncate":
      return truncate(scene, await forward(), mishap.part, mishap.framing);
    case "garble":
      return give(scene, garble(await forward(), mishap.way, mishap.at));
    case "bad_gateway":
      if (mishap.status === 504) await forward();
      return showPage(scene, mishap.status);
  }
};
