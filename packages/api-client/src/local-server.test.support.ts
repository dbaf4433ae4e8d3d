/// <reference types="node" />
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { createClient, type ClientOptions } from "./client.ts";
import type { Client } from "./client-types.ts";
import { createMemoryStorage } from "./storage.ts";

export interface ReceivedRequest {
  readonly method: string;
  /** Path and query as they came. */
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export type Handler = (received: ReceivedRequest, response: ServerResponse, count: number) => void;

export interface LocalServer {
  readonly origin: string;
  readonly received: readonly ReceivedRequest[];
  readonly answerWith: (handler: Handler) => void;
  readonly close: () => Promise<void>;
}

/** A real HTTP server on this machine; `count` is 1 for the first request since the last `answerWith`. */
export async function startServer(): Promise<LocalServer> {
  let handler: Handler = (_received, response) => response.end();
  const received: ReceivedRequest[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("error", () => undefined);
    request.on("end", () => {
      const one = {
        method: request.method ?? "",
        url: request.url ?? "",
        headers: request.headers,
        body: Buffer.concat(chunks),
      };
      received.push(one);
      handler(one, response, received.length);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    answerWith: (next) => {
      received.length = 0;
      handler = next;
    },
    close: async () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** Answers with an envelope. */
export function reply(
  response: ServerResponse,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
  status = 200,
): void {
  response.writeHead(status, { "content-type": "application/json; charset=utf-8", ...headers });
  response.end(JSON.stringify(body));
}

export const accepted = (data: unknown): object => ({ status: true, data });
export const refused = (code: string, data: unknown = null): object => ({ status: false, data, code });

/** A client of the server, with storage of its own and no other tabs. */
export function clientOf(origin: string, options: ClientOptions = {}): Client {
  return createClient({
    origin,
    storage: createMemoryStorage(),
    platform: { userAgent: "", maxTouchPoints: 0 },
    tabChannel: false,
    report: () => undefined,
    ...options,
  });
}
