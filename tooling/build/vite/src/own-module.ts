/** Modules of other authors. */
export const FOREIGN = /node_modules[\\/](?!\.pnpm[\\/]|@baize[\\/])/;

/**
 * What matches the id of a module of ours, wherever it lies: its source in this repository, or what is built from it
 * in `node_modules`.
 *
 * @param owner pattern of the package's name without its scope
 * @param name pattern of the module's path in the package, with `/` and without its ending
 */
export const ownModule = (owner: string, name: string): RegExp => {
  const path = `(?:packages/${owner}/src|@baize/${owner}/dist)/${name}\\.(?:tsx?|js)$`;
  return new RegExp(`(?:^|/)${path}`.replaceAll("/", "[\\\\/]"));
};
