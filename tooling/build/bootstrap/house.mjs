// Rules of the house that no linter here knows: one module per browser power, doors listed by hand.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

const rules = [
  { name: "doors list their exports by hand", pattern: /^export \* /m, remedy: "Name each export." },
  {
    name: "window.open has one module",
    pattern: /\b(?:window|globalThis)\.open\(/,
    allow: /^packages\/feature-kit\/src\/browser\//,
    remedy: "Use openExternal or openWindowInGesture of @baize/feature-kit.",
  },
  {
    name: "storage has one module",
    pattern: /\b(?:window|globalThis)\.(?:local|session)Storage\b/,
    allow: /^packages\/api-client\/src\/(?:storage|tab-channel)\.ts$/,
    remedy: "Use the client's storage.",
  },
  {
    name: "HTML enters through one sink",
    pattern: /\.(?:innerHTML|outerHTML)\s*=|insertAdjacentHTML\(/,
    allow: /^packages\/ui-kit\/src\/trusted-html\//,
    remedy: "Use TrustedHtml of @baize/ui-kit.",
  },
  {
    name: "files are saved by one module",
    pattern: /URL\.createObjectURL\(/,
    allow: /^packages\/feature-kit\/src\/browser\//,
    remedy: "Use saveFile of @baize/feature-kit.",
  },
  {
    name: "service workers have one module",
    pattern: /\bserviceWorker\b/,
    allow: /^packages\/site\/src\/service-worker\/worker-host\.ts$/,
    remedy: "Use openWorkerHost of the site's service-worker folder.",
  },
  {
    name: "the router is imported by one module",
    pattern: /from "react-router(?:-dom)?"/,
    allow: /^packages\/(?:feature-kit\/src\/router|ui-kit\/src\/testing)\//,
    remedy: "Import from @baize/feature-kit.",
  },
];
const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "packages/*/src/**"], {
  encoding: "utf8",
})
  .split("\n")
  .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|stories)\./.test(file));

let broken = 0;
for (const file of files) {
  let text;
  try {
    text = readFileSync(file, "utf8");
  } catch {
    continue; // listed by git, deleted in the working tree
  }
  for (const { name, pattern, allow, remedy } of rules) {
    if (allow?.test(file) || !pattern.test(text)) continue;
    broken += 1;
    process.stderr.write(`${file}: ${name}. ${remedy}\n`);
  }
}
process.stdout.write(`${files.length} files, ${broken} against the house's rules\n`);
process.exit(broken === 0 ? 0 : 1);
