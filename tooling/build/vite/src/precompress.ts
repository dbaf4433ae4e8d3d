import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

const compress = promisify(brotliCompress);
const WORTH = /\.(?:js|css)$/;

/** Writes `<file>.br` beside every script and style sheet of a build, for hosts that send files as they lie there. */
export const precompress = async (assets: string): Promise<void> => {
  const names = readdirSync(assets).filter((name) => WORTH.test(name));
  await Promise.all(
    names.map(async (name) => {
      const text = readFileSync(join(assets, name));
      writeFileSync(
        join(assets, `${name}.br`),
        await compress(text, {
          params: {
            [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
            [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
          },
        }),
      );
    }),
  );
};
