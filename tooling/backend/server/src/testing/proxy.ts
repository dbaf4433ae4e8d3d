import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

export interface Proxy {
  readonly url: string;
  close(): Promise<void>;
}

/** A plain reverse proxy on this machine: every header as it came, the body as it comes, nothing added. */
export const startProxy = (target: string, extra: Record<string, string> = {}): Promise<Proxy> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(target);
    const server = createServer((incoming, outgoing) => {
      const headers = { ...incoming.headers, ...extra };
      const onward = request({ hostname, port, path: incoming.url, method: incoming.method, headers }, (reply) => {
        outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
        reply.pipe(outgoing);
      });
      onward.on("error", () => outgoing.destroy());
      incoming.pipe(onward);
    });
    server.listen(0, "127.0.0.1", () => {
      const close = (): Promise<void> =>
        new Promise((done) => {
          server.close(() => done());
          server.closeAllConnections();
        });
      resolve({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close });
    });
  });
