import type { Page } from '@playwright/test';

/** Facts about a document. Addresses are absolute. */
export type DocumentFacts = {
  lang: string;
  title: string;
  descriptions: string[];
  robots: string;
  canonical: string[];
  alternates: [language: string, address: string][];
  headings: number;
  links: string[];
  pictures: string[];
  /** Addresses that the browser loads or connects to, without pictures. */
  resources: string[];
  ids: string[];
};

/** Parses a document's HTML without executing it. */
export async function parseDocumentFacts(page: Page, html: string, address: string): Promise<DocumentFacts> {
  return page.evaluate(
    ([source, base]): DocumentFacts => {
      const document = new DOMParser().parseFromString(source, 'text/html');
      const whole = (href: string | null) => new URL(href ?? '', base).href;
      const all = (selector: string) => [...document.querySelectorAll(selector)];
      const meta = (name: string) =>
        document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ??
        '';
      const sources = (image: Element) => [
        image.getAttribute('src') ?? '',
        ...(image.getAttribute('srcset') ?? '').split(', ').map((one) => one.split(' ')[0] ?? ''),
      ];
      const unique = (addresses: string[]) => [...new Set(addresses)];

      return {
        lang: document.documentElement.lang,
        title: document.title,
        descriptions: all('meta[name="description"]').map((one) => one.getAttribute('content') ?? ''),
        robots: meta('robots'),
        canonical: all('link[rel="canonical"]').map((one) => whole(one.getAttribute('href'))),
        alternates: all('link[rel="alternate"][hreflang]').map((one): [string, string] => [
          one.getAttribute('hreflang') ?? '',
          whole(one.getAttribute('href')),
        ]),
        headings: all('h1').length,
        links: unique(all('a[href], area[href]').map((one) => whole(one.getAttribute('href')))),
        pictures: unique(
          all('img, picture > source')
            .flatMap(sources)
            .filter(Boolean)
            .map((one) => whole(one)),
        ),
        resources: unique(
          [
            ...all('script, iframe, video, audio, source, track, embed').map((one) =>
              one.getAttribute('src'),
            ),
            ...all('video').map((one) => one.getAttribute('poster')),
            ...all('link:not([rel="canonical"], [rel="alternate"])').map((one) => one.getAttribute('href')),
          ].flatMap((one) => (one ? [whole(one)] : [])),
        ),
        ids: all('[id]').map((one) => one.id),
      };
    },
    [html, address] as const,
  );
}
