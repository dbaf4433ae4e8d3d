import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import type { HttpEnv } from "./serve-call.ts";

export interface Listening {
  readonly port: number;
  /** `http://localhost:<port>` */
  readonly url: string;
  close(): Promise<void>;
}

/** Slow senders do not hold a connection. */
const TIMES = { headersTimeout: 15_000, requestTimeout: 60_000, keepAliveTimeout: 10_000 };

const words = (error: NodeJS.ErrnoException, port: number): Error => {
  if (error.code === "EADDRINUSE") return new Error(`Port ${port} is taken. Stop what uses it, or choose another with --port.`);
  if (error.code === "EACCES") return new Error(`Port ${port} may not be used by this account. Choose one above 1023 with --port.`);
  return error;
};

const stop = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

/** Serves an app on a port of this machine; port 0 takes a free one. */
export const listen = (app: Hono<HttpEnv>, port: number, hostname = "127.0.0.1"): Promise<Listening> =>
  new Promise((resolve, reject) => {
    const serve = getRequestListener((request, env) => app.fetch(request, env));
    const server = createServer(TIMES, (incoming, outgoing) => void serve(incoming, outgoing));
    server.once("error", (error: NodeJS.ErrnoException) => reject(words(error, port)));
    server.listen(port, hostname, () => {
      const address = server.address() as AddressInfo;
      resolve({ port: address.port, url: `http://localhost:${address.port}`, close: () => stop(server) });
    });
  });
