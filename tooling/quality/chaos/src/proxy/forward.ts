import { Agent, type IncomingMessage, request } from "node:http";

export interface Target {
  readonly host: string;
  readonly port: number;
}

/** A message with its body read whole. */
export interface WholeRequest {
  readonly method: string;
  /** Path with query. */
  readonly url: string;
  readonly rawHeaders: readonly string[];
  readonly body: Buffer;
}
export interface Reply {
  readonly status: number;
  readonly rawHeaders: readonly string[];
  readonly body: Buffer;
}

export const readBody = async (message: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

/** Of the connection and not of the message; the framing is made anew from the whole body. */
const HOP = new Set([
  "connection",
  "keep-alive",
  "proxy-connection",
  "transfer-encoding",
  "content-length",
  "te",
  "trailer",
  "upgrade",
  "expect",
]);

/** Name and value pairs in their order, without those of the connection. */
export const endToEnd = (rawHeaders: readonly string[]): [name: string, value: string][] => {
  const pairs: [string, string][] = [];
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? "";
    if (!HOP.has(name.toLowerCase())) pairs.push([name, rawHeaders[at + 1] ?? ""]);
  }
  return pairs;
};

/** Sends requests on, each over a connection of its own, and reads the whole reply. */
export const createForwarder = ({
  host,
  port,
}: Target): { readonly send: (whole: WholeRequest) => Promise<Reply>; readonly close: () => void } => {
  const agent = new Agent({ keepAlive: false });
  return {
    send: ({ method, url, rawHeaders, body }) =>
      new Promise((resolve, reject) => {
        const headers = [
          ...endToEnd(rawHeaders),
          ...(body.length > 0 || method === "POST" ? [["content-length", String(body.length)]] : []),
        ].flat();
        const outgoing = request({ host, port, method, path: url, headers, agent }, (incoming) => {
          readBody(incoming).then(
            (whole) => resolve({ status: incoming.statusCode ?? 0, rawHeaders: incoming.rawHeaders, body: whole }),
            reject,
          );
        });
        outgoing.on("error", reject);
        outgoing.end(body);
      }),
    close: () => agent.destroy(),
  };
};
