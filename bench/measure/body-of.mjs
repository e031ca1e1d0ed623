import { gzipSync } from 'node:zlib';

/** What servers and proxies commonly compress with. */
const GZIP_LEVEL = 6;

/**
 * A resource as it is, and as it weighs when everybody compresses alike: what the two servers choose to send
 * (Brotli or gzip, which level) would otherwise be compared instead of the pages.
 * @throws when the answer is not 2xx
 */
export async function bodyOf(url) {
  const response = await fetch(url, { headers: { accept: '*/*', 'accept-encoding': 'identity' } });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  const body = Buffer.from(await response.arrayBuffer());
  return { body, raw: body.length, gzip: gzipSync(body, { level: GZIP_LEVEL }).length };
}
