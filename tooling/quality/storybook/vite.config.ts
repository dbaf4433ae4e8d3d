import { readFileSync } from "node:fs";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from "vite";

/** Every drawing that a site would have at these addresses is a brand's own here: its logo, else its icon. */
const drawings = (): Plugin => ({
  name: "baize:story-drawings",
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      const drawing = /^\/(?:art|brand)\/.*?(logo)?[\w-]*\.svg(?:\?|$)/.exec(request.url ?? "");
      if (drawing === null) return next();
      const [, name = "icon"] = drawing;
      response.setHeader("content-type", "image/svg+xml");
      response.end(readFileSync(new URL(`../../../brands/188/${name}.svg`, import.meta.url)));
    });
  },
});

/**
 * Stories type by `userEvent` of storybook/test alone: a second copy of the library intercepts the values of the same
 * fields, and React then learns of nothing that is typed, in whichever story comes after.
 */
const oneUserEvent = (): Plugin => ({
  name: "baize:one-user-event",
  enforce: "pre",
  resolveId(source, importer) {
    if (source !== "@testing-library/user-event" || importer?.includes("/node_modules/")) return;
    this.error(`${importer} imports ${source}, and a story imports that file: use storybook/test there`);
  },
});

/** Packages resolve to source, also where vanilla-extract evaluates style modules. */
export default defineConfig({
  plugins: [vanillaExtractPlugin(), drawings(), oneUserEvent()],
  resolve: { conditions: ["@baize/source", ...defaultClientConditions], dedupe: ["react", "react-dom", "jotai"] },
  environments: { ssr: { resolve: { conditions: ["@baize/source", ...defaultServerConditions] } } },
  optimizeDeps: {
    // Found late, a dependency makes the first run reload and fail.
    include: [
      "react",
      "react-dom",
      "react-dom/client",
      "react/jsx-runtime",
      "react/jsx-dev-runtime",
      "@baize/api-client > @tanstack/react-query",
      "@baize/api-client > jotai",
      "@baize/api-client > ky",
      "@baize/api-client > valibot",
      "@baize/domain > temporal-polyfill/shim",
      "@baize/ui-kit > use-intl",
      "@baize/feature-kit > react-router-dom",
      "@baize/ui-kit > lucide-react",
      "@baize/feature-kit > react-hook-form",
    ],
  },
});
