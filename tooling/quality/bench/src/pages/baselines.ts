import { join } from "node:path";
import { repositoryRoot } from "@baize/brand";
import { build, type Rolldown } from "vite";

const START = 'createRoot(document.querySelector("#root")).render(createElement(Page));';
const STARTED = 'document.documentElement.dataset.started = "";';

/** Pages that no site on these libraries can be quicker or lighter than. */
const SOURCES = {
  /** A button that counts. */
  bare: `
    import { createElement, useEffect, useState } from "react";
    import { createRoot } from "react-dom/client";
    const Page = () => {
      const [count, setCount] = useState(0);
      useEffect(() => { ${STARTED} }, []);
      return createElement("button", { onClick: () => setCount(count + 1) }, "pressed " + count);
    };
    ${START}`,
  /** A route, an atom and a request, each with its library. */
  libraries: `
    import { atom, useAtom } from "jotai";
    import ky from "ky";
    import { createElement, useEffect } from "react";
    import { createRoot } from "react-dom/client";
    import { BrowserRouter, Link, Route, Routes } from "react-router-dom";
    const answer = atom("");
    const Home = () => {
      const [text, setText] = useAtom(answer);
      useEffect(() => {
        ${STARTED}
        ky.get("/libraries/answer").text().then(setText);
      }, []);
      return createElement(Link, { to: "/" }, "home " + text);
    };
    const routes = createElement(Routes, null, createElement(Route, { path: "*", element: createElement(Home) }));
    const Page = () => createElement(BrowserRouter, null, routes);
    ${START}`,
} as const;
export type Baseline = keyof typeof SOURCES;
export const BASELINES = Object.keys(SOURCES) as Baseline[];

const ENTRY = "baseline.js";

/** Builds a baseline's script as the sites' scripts are built. */
export const buildBaseline = async (name: Baseline): Promise<string> => {
  const { output } = (await build({
    configFile: false,
    // All of the libraries can be reached from here.
    root: join(repositoryRoot, "packages/api-client"),
    publicDir: false,
    // Libraries mark modules for servers that render; the build warns of each.
    logLevel: "error",
    plugins: [
      {
        name: "bench:baseline",
        resolveId: (id) => (id === ENTRY ? ENTRY : null),
        load: (id) => (id === ENTRY ? SOURCES[name] : null),
      },
    ],
    build: {
      target: "baseline-widely-available",
      modulePreload: { polyfill: false },
      write: false,
      rolldownOptions: { input: ENTRY },
    },
  })) as Rolldown.RolldownOutput;
  return output[0].code;
};

/** The document around a baseline's script. */
export const baselineDocument = (name: Baseline): string =>
  [
    '<!doctype html><html lang="en"><meta charset="utf-8">',
    `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${name}</title>`,
    `<div id="root"></div><script type="module" src="/${name}/script.js"></script></html>`,
  ].join("");
