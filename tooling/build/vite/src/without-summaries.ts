import type { Plugin } from "vite";
import { ownModule } from "./own-module.ts";

/** A property of a call's definition; documents are made from it, pages are not. */
const SUMMARY = /\bsummary:\s*(?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'),?/g;

/** Leaves the summaries of the contract's calls out of what browsers load. */
export const withoutSummaries = (): Plugin => ({
  name: "baize:without-summaries",
  apply: "build",
  transform: {
    filter: { id: ownModule("api-client", "contract/.*"), code: "summary" },
    handler: (code) => ({ code: code.replaceAll(SUMMARY, ""), map: null }),
  },
});
