import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import * as v from "valibot";
import { brandSchema } from "./brand.ts";
import { brand, sampleFeature, samplePage } from "./site.test.support.tsx";
import { startSite } from "./start-site.tsx";

const asked: Pick<IncomingMessage, "url" | "headers">[] = [];
const server = createServer(({ url, headers }, response) => {
  asked.push({ url, headers });
  response.setHeader("access-control-allow-origin", "*");
  response.setHeader("access-control-allow-headers", "*");
  response.setHeader("content-type", "application/json");
  response.end(JSON.stringify({ status: false, data: {}, code: "server_busy" }));
});

beforeEach(async () => {
  asked.length = 0;
  window.scrollTo = () => undefined;
  document.body.innerHTML = '<div id="root"></div>';
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

it("a site calls its operator's own back end, by the names that the brand's data gives", async () => {
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}/gateway`;
  const backend = {
    origin,
    headerNames: { device: "x-device-no", fixed: "x-app" },
    paths: { "/api/findmed/v1/md": "/boot" },
  };
  expect(v.parse(brandSchema.entries.backend, backend)).toEqual(backend);
  const root = await startSite({
    brand: { ...brand, siteCode: "S1", backend },
    features: [sampleFeature("games", [samplePage("/home")])],
  });
  await vi.waitFor(() => expect(asked.map(({ url }) => url)).toContain("/gateway/boot"), { timeout: 5_000 });
  const boot = asked.find(({ url, headers }) => url === "/gateway/boot" && "x-app" in headers);
  expect([boot?.headers["x-app"], boot?.headers["d"], boot?.headers["x-device-no"]]).toEqual([
    "24",
    undefined,
    expect.stringMatching(/\w{8,}/),
  ]);
  root?.unmount();
});

it.each([
  { origin: "http://api.example.test" },
  { origin: "https://api.example.test/?x=1" },
  { origin: "//api.example.test" },
  { headerNames: { token: "no good" } },
  { headerNames: { other: "x" } },
  { paths: { "/a": "https://elsewhere.test/" } },
  { fetch: "x" },
])("a brand's back end is refused where it cannot be one: %j", (backend) => {
  expect(v.safeParse(brandSchema.entries.backend, backend).success).toBe(false);
});
