import { createServer } from "node:http";
import { brandCodes, repositoryRoot } from "@baize/brand";
import { brandApp } from "@baize/vite";
import { getRequestListener } from "@hono/node-server";
import { createServer as createVite } from "vite";
import { checkPort, closeOnSignal, gateWarning, openSite, runProgram, tenantsOf } from "./open-site.ts";
import { readStartOptions } from "./start-options.ts";

/** Paths that the back end answers; all others are the app's, served from its sources. */
const BACK_END = /^\/(?:api|console|art|play|media|desk|reports)(?:[/?]|$)/;

await runProgram(async () => {
  const { brands, port, dataDir } = readStartOptions(process.argv.slice(2), brandCodes(), repositoryRoot);
  const [code] = brands;
  if (code === undefined || brands.length !== 1)
    throw new Error("Development serves one brand at a time. Give one --brand.");
  await checkPort(port);
  const site = await openSite(tenantsOf([code], false), dataDir);
  const demo = await site.sandbox.seed(code);
  const app = site.sandbox.app(code);
  const answer = getRequestListener((request, env) => app.fetch(request, env));

  const server = createServer();
  const config = brandApp(code);
  const vite = await createVite({
    ...config,
    configFile: false,
    appType: "spa",
    server: { ...config.server, middlewareMode: true, ws: { server } },
  });
  server.on("request", (incoming, outgoing) => {
    if (BACK_END.test(incoming.url ?? "")) void answer(incoming, outgoing);
    else vite.middlewares(incoming, outgoing);
  });
  closeOnSignal(site, async () => {
    server.closeAllConnections();
    server.close();
    await vite.close();
  });
  server.listen(port, "127.0.0.1", () => {
    site.sandbox.startJobs();
    const lines = [
      `${code} from its sources: http://localhost:${port}   ${demo.username} / ${demo.password}`,
      `Operator console: http://localhost:${port}/console   secret ${site.sandbox.consoleSecret}`,
    ];
    process.stdout.write(`\n  ${lines.join("\n  ")}\n${gateWarning(site)}\n`);
  });
});
