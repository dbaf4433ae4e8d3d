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
  "backend/ledger": [],
  "backend/safeguards": ["backend/ledger"],
  "backend/cashier": ["backend/ledger", "backend/safeguards"],
  "backend/promotions": ["backend/(ledger|safeguards|cashier)"],
  "backend/agency": ["backend/(ledger|safeguards|cashier)"],
  "backend/correspondence": ["backend/(ledger|safeguards)"],
  "backend/protection": ["backend/(ledger|safeguards)"],
  "backend/provider": ["backend/ledger", "backend/safeguards", "build/art"],
  "backend/server": [
    "backend/(ledger|safeguards|provider|cashier|promotions|agency|correspondence|protection)",
    "build/(art|vite|brand)",
  ],
  "build/art": [],
  "quality/chaos": ["backend/(ledger|safeguards|server)", "build/brand"],
};
const allow = {
  "build/art": ["domain"],
  "backend/cashier": ["domain", "api-client"],
  "backend/promotions": ["domain", "api-client"],
  "backend/agency": ["domain"],
  "backend/correspondence": ["domain"],
  "backend/protection": ["domain"],
  "backend/provider": ["domain"],
  "backend/server": ["domain", "api-client"],
  "quality/chaos": ["domain", "api-client"],
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
      name: `tool-${tool.replace("/", "-")}`,
      severity: "error",
      from: { path: `^tooling/${tool}/src` },
      to: {
        path: "^(packages|apps|tooling)/",
        pathNot: `^(tooling/(${[tool, ...may].join("|")})|packages/(${["none", ...(allow[tool] ?? [])].join("|")}))/`,
      },
    })),
    {
      name: "server-through-contract",
      severity: "error",
      comment: "the server sees api-client only through ./contract",
      from: { path: "^tooling/backend/server/src", pathNot: "\\.test\\.ts$" },
      to: { path: "^packages/api-client/src", pathNot: "^packages/api-client/src/contract/" },
    },
    {
      name: "one-door",
      severity: "error",
      comment: "another package is entered through its exports only",
      from: { path: "^(packages|tooling/[^/]+)/([^/]+)/" },
      to: {
        path: "^packages/([^/]+)/src/(?!index\\.ts|contract/index\\.ts|react/index\\.ts|testing/index\\.ts|ahead/index\\.ts|theme/index\\.ts|brand\\.ts|coin-address\\.ts)",
        pathNot: "^$1/$2/",
      },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)(dist|node_modules)/.*/|\\.stories\\.tsx$" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tooling/build/tsconfig/cruise.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["@baize/source", "import", "types", "default"],
    },
  },
};
