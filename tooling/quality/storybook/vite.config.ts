import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defaultClientConditions, defaultServerConditions, defineConfig } from "vite";

/** Packages resolve to source, also where vanilla-extract evaluates style modules. */
export default defineConfig({
  plugins: [vanillaExtractPlugin()],
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
      "@baize/domain > temporal-polyfill/global",
      "@baize/ui-kit > use-intl",
      "@baize/feature-kit > react-router-dom",
      "@baize/ui-kit > lucide-react",
      "@baize/feature-kit > react-hook-form",
    ],
  },
});
