import { type AheadCall, type AheadOptions, askAhead } from "@baize/api-client/ahead";
import { needsAt } from "./page-needs.ts";

/** The reads that a document names, and how its site sends them. */
type Ahead = AheadOptions & { readonly calls: readonly AheadCall[] };

/**
 * Runs at the end of the body of a rendered document: asks for the scripts that this visit needs beside those that the
 * document names, and sends a visitor's first reads, which it names too; see first-paint and show-variant.
 */
const askFirst = ({ dataset, lang }: HTMLElement): void => {
  const { path, scripts = "", ahead, session } = dataset;
  delete dataset["path"];
  delete dataset["scripts"];
  if (path === undefined) return;
  const needs = needsAt(path, lang, session !== undefined);
  for (const href of [...scripts.split(" ").filter((address) => address !== ""), ...(needs?.scripts ?? [])])
    document.head.append(
      Object.assign(document.createElement("link"), { rel: "modulepreload", crossOrigin: "", href }),
    );
  const { calls, ...options } = JSON.parse(ahead ?? '{"calls":[]}') as Ahead;
  askAhead({ ...options, locale: lang }, needs?.calls ?? calls);
};

askFirst(document.documentElement);
