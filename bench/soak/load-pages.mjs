import { load } from '../measure/load.mjs';

/**
 * Asks for pages in turn, as a browser does, over so many connections.
 * @param {string} siteUrl
 * @param {string[]} paths
 * @param {{ connections: number, seconds: number }} many
 * @returns {Promise<{ perSecond: number, p99Ms: number, answers: number, failed: number }>}
 */
export async function loadPages(siteUrl, paths, many) {
  const headers = { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br, zstd' };
  const { bad, broken, late, ...figures } = await load(siteUrl, {
    ...many,
    headers,
    ask: ['pages', ...paths],
  });
  return { ...figures, failed: bad + broken + late };
}
