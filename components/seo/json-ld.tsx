import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { useLocale } from 'next-intl';
import type { Graph } from 'schema-dts';
import { type Breadcrumb, homeBreadcrumb, pageJsonLd } from '@/lib/seo/page-data';
import { JsonLdScript } from './json-ld-script';

/** Characters that could end a script, start a comment or break a line. */
const UNSAFE = /[<>&\u2028\u2029]/g;

/** Serialises JSON-LD for a script element, with escaped characters that could end it. */
export function serializeJsonLd(data: object): string {
  return JSON.stringify(data).replace(
    UNSAFE,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/**
 * Maximum number of stored texts. Each text is read right after its page is rendered, and at no time are 500
 * pages being rendered.
 */
const MAX_TEXTS = 500;

globalThis.structuredData ??= new LRUCache<string, string>({ max: MAX_TEXTS });

/**
 * The structured data of a page. Only the name of the text is part of the RSC payload, which would otherwise
 * repeat two kilobytes of HTML.
 */
export function JsonLd({ data }: { data: Graph }) {
  const text = serializeJsonLd(data);
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  globalThis.structuredData?.set(name, text);
  return <JsonLdScript name={name} />;
}

/** The structured data of a page without other data: its name and breadcrumbs. */
export function PageJsonLd({ name, path }: Breadcrumb) {
  const locale = useLocale();
  return <JsonLd data={pageJsonLd({ locale, name, crumbs: [homeBreadcrumb(locale), { name, path }] })} />;
}
