import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { useLocale } from 'next-intl';
import type { Graph } from 'schema-dts';
import { type Crumb, homeCrumb, pageData } from '@/lib/seo/page-data';
import { JsonLdScript } from './json-ld-script';

/** Characters that could end a script, begin a comment or break a line of one. */
const UNSAFE = /[<>&\u2028\u2029]/g;

/** JSON-LD for a script element: escaped so that no text can end it. */
export function jsonLdText(data: object): string {
  return JSON.stringify(data).replace(
    UNSAFE,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** A text is read as soon as its page's components have been rendered; as many pages are not rendered at once. */
const MAX_TEXTS = 500;

globalThis.structuredData ??= new LRUCache<string, string>({ max: MAX_TEXTS });

/**
 * What a page says to machines: structured data that is read and never run. Only the text's name goes into the RSC payload,
 * which would repeat two kilobytes of HTML for browsers that do nothing with them.
 */
export function JsonLd({ data }: { data: Graph }) {
  const text = jsonLdText(data);
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  globalThis.structuredData?.set(name, text);
  return <JsonLdScript name={name} />;
}

/** What a page without data of its own says: its name, and the way to it from the home page. */
export function PageJsonLd({ name, path }: Crumb) {
  const locale = useLocale();
  return <JsonLd data={pageData({ locale, name, crumbs: [homeCrumb(locale), { name, path }] })} />;
}
