import type { APIRequestContext } from '@playwright/test';

type Listed = {
  address: string;
  changed: string | undefined;
  alternates: [language: string, address: string][];
  pictures: string[];
};

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const plain = (text: string) => text.replace(/&(\w+);/g, (_, name: string) => ENTITIES[name] ?? '');

const valuesOf = (xml: string, tag: string) =>
  [...xml.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, 'g'))].map(([, value = '']) => plain(value));

function listedIn(xml: string): Listed[] {
  return [...xml.matchAll(/<url>([\s\S]*?)<\/url>/g)].map(([, url = '']) => ({
    address: valuesOf(url, 'loc')[0] ?? '',
    changed: valuesOf(url, 'lastmod')[0],
    alternates: [...url.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(
      ([, language = '', href = '']): [string, string] => [language, plain(href)],
    ),
    pictures: valuesOf(url, 'image:loc'),
  }));
}

/** Reads the index and every sitemap it names. */
export async function readSitemaps(request: APIRequestContext) {
  const index = await (await request.get('/sitemap.xml')).text();
  const files = valuesOf(index, 'loc');
  const texts = await Promise.all(files.map(async (file) => (await request.get(file)).text()));
  return { index, files, texts, addresses: texts.flatMap(listedIn) };
}
