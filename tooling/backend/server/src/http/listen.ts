import { createServer, type Server } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import { addressKey } from "./address.ts";
import type { HttpEnv } from "./serve-call.ts";

export interface Listening {
  readonly port: number;
  /** `http://localhost:<port>` */
  readonly url: string;
  close(): Promise<void>;
}
export interface ConnectionLimits {
  readonly inAll: number;
  readonly perAddress: number;
  /** A connection on which nothing moves ends after so long; a page of the provider may wait half a minute for news. */
  readonly silenceMs: number;
}

export const CONNECTION_LIMITS: ConnectionLimits = { inAll: 5_000, perAddress: 1_000, silenceMs: 75_000 };

/**
 * Slow senders do not hold a connection, nor does who sends nothing: the time for headers runs from the connection on.
 */
const TIMES = {
  headersTimeout: 15_000,
  requestTimeout: 60_000,
  keepAliveTimeout: 10_000,
  connectionsCheckingInterval: 2_000,
} as const;
const REQUESTS_PER_SOCKET = 10_000;
/** Connections that come at once wait here; a client that finds it full tries again only after seconds. */
const BACKLOG = 4_096;

const words = (error: NodeJS.ErrnoException, port: number): Error => {
  if (error.code === "EADDRINUSE")
    return new Error(`Port ${port} is taken. Stop what uses it, or choose another with --port.`);
  if (error.code === "EACCES")
    return new Error(`Port ${port} may not be used by this account. Choose one above 1023 with --port.`);
  return error;
};

const stop = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

/** Ends connections beyond an address's share at once, and those that stay silent. */
const limitConnections = (server: Server, { inAll, perAddress, silenceMs }: ConnectionLimits): void => {
  const open = new Map<string, number>();
  server.maxConnections = inAll;
  server.maxRequestsPerSocket = REQUESTS_PER_SOCKET;
  server.setTimeout(silenceMs);
  server.on("connection", (socket: Socket) => {
    const address = addressKey(socket.remoteAddress ?? "");
    const count = (open.get(address) ?? 0) + 1;
    if (count > perAddress) {
      socket.destroy();
      return;
    }
    open.set(address, count);
    socket.once("close", () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left === 0) open.delete(address);
      else open.set(address, left);
    });
  });
};

/** Serves an app on a port of this machine; port 0 takes a free one. */
export const listen = (
  app: Hono<HttpEnv>,
  port: number,
  hostname = "127.0.0.1",
  limits: ConnectionLimits = CONNECTION_LIMITS,
): Promise<Listening> =>
  new Promise((resolve, reject) => {
    const serve = getRequestListener((request, env) => app.fetch(request, env));
    const server = createServer(TIMES, (incoming, outgoing) => void serve(incoming, outgoing));
    limitConnections(server, limits);
    server.once("error", (error: NodeJS.ErrnoException) => reject(words(error, port)));
    server.listen({ port, host: hostname, backlog: BACKLOG }, () => {
      const address = server.address() as AddressInfo;
      resolve({ port: address.port, url: `http://localhost:${address.port}`, close: () => stop(server) });
    });
  });
