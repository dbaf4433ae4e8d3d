import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { runServer } from "verdaccio";

export interface Registry {
  /** Lines of an `.npmrc` that send our scope here, and every other package where the user's own settings say. */
  readonly npmrc: string;
  close(): void;
}

/** A registry of this machine for our scope alone, on a free port; whoever reaches it may publish. */
export const openRegistry = async (folder: string): Promise<Registry> => {
  const server = await runServer({
    configPath: join(folder, "registry.yaml"),
    self_path: join(folder, "registry.yaml"),
    storage: join(folder, "registry"),
    auth: { htpasswd: { file: join(folder, "htpasswd"), max_users: -1 } },
    uplinks: {},
    packages: { "@baize/*": { access: "$all", publish: "$anonymous" } },
    max_body_size: "100mb",
    web: { enable: false },
    log: { type: "stdout", format: "pretty", level: "error" },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const host = `127.0.0.1:${port}/`;
  return {
    npmrc: `@baize:registry=http://${host}\n//${host}:_authToken=of-nobody\n`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
