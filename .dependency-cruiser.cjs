const rooms = {
  domain: [],
  "api-client": ["domain"],
  "ui-kit": ["domain"],
  "feature-kit": ["domain", "api-client", "ui-kit"],
  finance: ["domain", "api-client", "ui-kit", "feature-kit"],
  games: ["domain", "api-client", "ui-kit", "feature-kit"],
  promo: ["domain", "api-client", "ui-kit", "feature-kit"],
  member: ["domain", "api-client", "ui-kit", "feature-kit"],
  site: ["domain", "api-client", "ui-kit", "feature-kit"],
};
const tools = {
  ledger: [],
  safeguards: ["ledger"],
  cashier: ["ledger", "safeguards"],
  art: [],
  provider: ["ledger", "art", "safeguards"],
  sandbox: ["ledger", "safeguards", "art", "provider", "cashier", "vite", "brand"],
  chaos: ["ledger", "sandbox", "brand"],
};
const allow = {
  cashier: ["domain", "api-client"],
  provider: ["domain"],
  sandbox: ["domain", "api-client"],
  chaos: ["domain", "api-client"],
};
module.exports = {
  forbidden: [
    {
      name: "no-circular",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    { name: "no-unresolvable", severity: "error", from: {}, to: { couldNotResolve: true, pathNot: "\\.(svg|css)$" } },
    ...Object.entries(rooms).map(([room, may]) => ({
      name: `room-${room}`,
      severity: "error",
      comment: `packages/${room} may import only: ${may.join(", ") || "nothing of ours"}`,
      from: { path: `^packages/${room}/src` },
      to: { path: "^(packages|apps|tooling)/", pathNot: `^packages/(${[room, ...may].join("|")})/` },
    })),
    ...Object.entries(tools).map(([tool, may]) => ({
      name: `tool-${tool}`,
      severity: "error",
      from: { path: `^tooling/${tool}/src` },
      to: {
        path: "^(packages|apps|tooling)/",
        pathNot: `^(tooling/(${[tool, ...may].join("|")})|packages/(${["none", ...(allow[tool] ?? [])].join("|")}))/`,
      },
    })),
    {
      name: "sandbox-through-contract",
      severity: "error",
      comment: "the sandbox sees api-client only through ./contract",
      from: { path: "^tooling/sandbox/src", pathNot: "\\.test\\.ts$" },
      to: { path: "^packages/api-client/src", pathNot: "^packages/api-client/src/contract/" },
    },
    {
      name: "one-door",
      severity: "error",
      comment: "another package is entered through its exports only",
      from: { path: "^(packages|tooling)/([^/]+)/" },
      to: {
        path: "^packages/([^/]+)/src/(?!index\\.ts|contract/index\\.ts|react/index\\.ts|testing/index\\.ts|theme/index\\.ts|brand\\.ts|coin-address\\.ts)",
        pathNot: "^$1/$2/",
      },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)(dist|node_modules)/.*/|\\.stories\\.tsx$" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tooling/tsconfig/cruise.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["@baize/source", "import", "types", "default"],
    },
  },
};
