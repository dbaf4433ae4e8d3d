import type { Result, Router } from "hono/router";
import { TrieRouter } from "hono/router/trie-router";

/**
 * Hono's router, but for paths that are known beforehand and hold no parameter: those are looked up, and are served by
 * what is registered for exactly them and every method, past everything that is registered for patterns.
 */
export class CallRouter<T> implements Router<T> {
  readonly name = "CallRouter";
  readonly #calls: ReadonlyMap<string, [T, Record<string, string>][]>;
  readonly #others = new TrieRouter<T>();

  constructor(paths: readonly string[]) {
    this.#calls = new Map(paths.map((path) => [path, []]));
  }

  add(method: string, path: string, handler: T): void {
    const call = this.#calls.get(path);
    if (call === undefined) this.#others.add(method, path, handler);
    else call.push([handler, {}]);
  }

  match(method: string, path: string): Result<T> {
    const call = this.#calls.get(path);
    return call === undefined ? this.#others.match(method, path) : [call];
  }
}
