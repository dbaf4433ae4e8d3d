import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { CallRouter } from "./call-router.ts";

const app = new Hono({ router: new CallRouter(["/api/call", "/api/packed"]) });
app.use("*", async (c, next) => {
  await next();
  c.header("seen", "by pattern");
});
app.use("/api/packed", async (c, next) => {
  await next();
  c.header("packed", "yes");
});
for (const path of ["/api/call", "/api/packed"]) app.all(path, (c) => c.text(`${c.req.method} ${path}`));
app.all("/api/*", (c) => c.text("unknown", 404));
app.get("/page/:name", (c) => c.text(c.req.param("name")));

const ask = async (path: string, method = "GET") => {
  const reply = await app.request(path, { method });
  return [reply.status, await reply.text(), reply.headers.get("seen"), reply.headers.get("packed")];
};

describe("the router of calls", () => {
  it("finds a call under any method, past what is registered for patterns", async () => {
    expect(await ask("/api/call")).toEqual([200, "GET /api/call", null, null]);
    expect(await ask("/api/call?a=b", "POST")).toEqual([200, "POST /api/call", null, null]);
    expect(await ask("/api/c%61ll")).toEqual([200, "GET /api/call", null, null]);
  });
  it("runs what is registered for exactly a call's path, in its order", async () => {
    expect(await ask("/api/packed")).toEqual([200, "GET /api/packed", null, "yes"]);
  });
  it("leaves every other path to its pattern", async () => {
    for (const path of ["/api/call/", "/api/calls", "/api/none"])
      expect(await ask(path)).toEqual([404, "unknown", "by pattern", null]);
    expect(await ask("/page/a%20b")).toEqual([200, "a b", "by pattern", null]);
  });
});
