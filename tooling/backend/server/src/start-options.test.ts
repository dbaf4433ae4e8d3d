import { describe, expect, it } from "vitest";
import { checkPort } from "./open-site.ts";
import { Hono } from "hono";
import { listen } from "./http/listen.ts";
import type { HttpEnv } from "./http/serve-call.ts";
import { readStartOptions } from "./start-options.ts";

const read = (...args: string[]) => readStartOptions(args, ["10001", "188"], "/repo");

describe("the command line", () => {
  it("starts the first brand on port 4100 with the repository's data by default", () => {
    expect(read()).toEqual({ brands: ["10001"], port: 4100, dataDir: "/repo/.data", isBuilt: false });
  });

  it("takes brands, a port and a folder, also behind the two dashes of a script runner", () => {
    expect(
      read("--", "--brand", "188", "--brand", "10001", "--port", "5000", "--data", "/elsewhere", "--no-build"),
    ).toEqual({ brands: ["188", "10001"], port: 5000, dataDir: "/elsewhere", isBuilt: true });
  });

  it.each([
    [["--brand", "nope"], /"nope" is not a brand\. Use one of 10001, 188/],
    [["--port", "http"], /"http" is not a port/],
    [["--port", "70000"], /not a port/],
    [["--port", "-1"], /--port/],
    [["--wrong"], /--wrong.*Usage:/],
    [["stray"], /stray.*Usage:/],
  ])("refuses %j in one sentence that says what to do", (args, words) => {
    expect(() => read(...args)).toThrow(words);
  });

  it("distinguishes a taken port from a free one, when asked and when listening", async () => {
    const app = new Hono<HttpEnv>();
    const holder = await listen(app, 0);
    await expect(checkPort(holder.port)).rejects.toThrow(`Port ${holder.port} is taken`);
    await expect(listen(app, holder.port)).rejects.toThrow(`Port ${holder.port} is taken`);
    await holder.close();
    await expect(checkPort(holder.port)).resolves.toBeUndefined();
  });
});
