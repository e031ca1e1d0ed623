import { bodyOf } from './body-of.mjs';
import { openChromium, resourcesOf } from './page-resources.mjs';
import { resourcesInHtml } from './resources-in-html.mjs';

const WEIGHED = ['script', 'style', 'html'];

async function listResources(browser, url) {
  if (browser) return resourcesOf(browser, url);
  const { body } = await bodyOf(url);
  return resourcesInHtml(body.toString(), url);
}

/** Each of the resources with what it weighs; those that are not compared by weight only count. */
async function weigh(resources) {
  return Promise.all(
    resources.map(async (resource) => {
      if (!WEIGHED.includes(resource.kind)) return resource;
      const { raw, gzip } = await bodyOf(resource.url);
      return { ...resource, raw, gzip };
    }),
  );
}

async function weighPage(browser, url) {
  // Once before, so that the server has made the page and its pictures.
  await listResources(browser, url);
  const resources = await weigh(await listResources(browser, url));
  const failed = resources.find(({ status }) => status >= 400);
  if (failed) throw new Error(`${url} fetches ${failed.url}, which answers ${failed.status}.`);

  const sum = (of, kind) =>
    resources.filter((one) => !kind || one.kind === kind).reduce((total, one) => total + (of(one) ?? 0), 0);
  return {
    script: sum(({ gzip }) => gzip, 'script'),
    style: sum(({ gzip }) => gzip, 'style'),
    sheets: resources.filter(({ kind }) => kind === 'style').length,
    html: sum(({ gzip }) => gzip, 'html'),
    wire: browser ? sum(({ wire }) => wire) : undefined,
    requests: browser ? resources.length : undefined,
    resources,
  };
}

/**
 * Weighs each page of both sites.
 * @returns the weights in bytes, and the browser that counted (undefined: only the HTML was read)
 */
export async function compareBytes({ floor, shop }, pages, say) {
  const browser = await openChromium();
  try {
    const weighed = [];
    for (const page of pages) {
      say(`weight of ${page.path}`);
      weighed.push({
        page,
        floor: await weighPage(browser, floor.origin + page.path),
        shop: await weighPage(browser, shop.origin + page.path),
      });
    }
    return { browser: browser && `Chromium ${browser.version()}`, weighed };
  } finally {
    await browser?.close();
  }
}
