import { Agent, request } from "node:http";
import { gunzipSync } from "node:zlib";

/** What goes over the wire; header values and text bodies in Latin-1. */
export interface RawRequest {
  readonly origin: string;
  /** As it stands in the request line: nothing normalises it. */
  readonly target: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}
export interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
  readonly ms: number;
}

export interface Sender {
  /** Rejects when no answer has come within `abandonMs`, or the connection ended without one. */
  send(sent: RawRequest): Promise<RawAnswer>;
  close(): void;
}

/** Sends requests that no well-behaved client sends, over connections that are kept. */
export const createSender = (abandonMs: number): Sender => {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  return {
    send: ({ origin, target, method, headers, body }) =>
      new Promise((resolve, reject) => {
        const { hostname, port } = new URL(origin);
        const begun = performance.now();
        const bytes = Buffer.from(body, "latin1");
        const length = bytes.length > 0 || method === "POST" ? { "content-length": String(bytes.length) } : {};
        const options = { hostname, port, path: target, method, agent, headers: { ...headers, ...length } };
        const signal = AbortSignal.timeout(abandonMs);
        const sent = request({ ...options, signal }, (reply) => {
          const parts: Buffer[] = [];
          reply.on("data", (part: Buffer) => parts.push(part));
          reply.once("error", reject);
          reply.once("end", () => {
            const sentBytes = Buffer.concat(parts);
            const isPacked = reply.headers["content-encoding"] === "gzip" && sentBytes.length > 0;
            const text = (isPacked ? gunzipSync(sentBytes) : sentBytes).toString();
            resolve({ status: reply.statusCode ?? 0, headers: reply.headers, text, ms: performance.now() - begun });
          });
        });
        sent.once("error", reject);
        sent.end(bytes);
      }),
    close: () => agent.destroy(),
  };
};
