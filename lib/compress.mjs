// Plain JavaScript, because next.config.mjs uses it in the build, which runs without a TypeScript loader.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const gzipBytes = promisify(gzip);
const brotliBytes = promisify(brotliCompress);

/** Gzip and Brotli at their best levels, off the event loop; Brotli takes a fifth of a second for a page. */
export const compress = {
  gzip: (/** @type {Buffer} */ bytes) => gzipBytes(bytes, { level: constants.Z_BEST_COMPRESSION }),
  br: (/** @type {Buffer} */ bytes) =>
    brotliBytes(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
};

/** How the names of encoded files end, beside those that they are made of. */
export const ENDINGS = { gzip: '.gz', br: '.br' };

const TEXT = /\.(?:js|css|svg|json|txt)$/;

/**
 * Encodes the texts of a folder, each beside itself.
 * @param {string} folder
 */
export async function compressFiles(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((one) => one.isFile() && TEXT.test(one.name))) {
    const path = join(entry.parentPath, entry.name);
    const bytes = await readFile(path);
    await Promise.all([
      compress.gzip(bytes).then((encoded) => writeFile(path + ENDINGS.gzip, encoded)),
      compress.br(bytes).then((encoded) => writeFile(path + ENDINGS.br, encoded)),
    ]);
  }
}
