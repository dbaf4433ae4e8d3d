import { request } from "node:http";
import type { TestClient } from "../testing/test-client.ts";

/** Sends a client's requests from an address of this machine's loopback network, each over a connection of its own. */
export const sendFrom =
  (localAddress: string): TestClient["send"] =>
  async (url, init) => {
    const asked = new Request(url, init);
    const body = Buffer.from(await asked.arrayBuffer());
    return new Promise((resolve, reject) => {
      const headers = { ...Object.fromEntries(asked.headers), "content-length": String(body.length) };
      const sent = request(url, { method: asked.method, headers, localAddress, agent: false }, (reply) => {
        const parts: Buffer[] = [];
        reply.on("data", (part: Buffer) => parts.push(part));
        reply.once("error", reject);
        reply.once("end", () => {
          const given = Object.entries(reply.headers).map(([name, value]) => [name, String(value)] as [string, string]);
          resolve(new Response(Buffer.concat(parts), { status: reply.statusCode ?? 500, headers: given }));
        });
      });
      sent.once("error", reject);
      sent.end(body);
    });
  };
