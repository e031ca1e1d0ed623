import type { Graph } from 'schema-dts';
import { jsonLdText } from '@/lib/seo/json-ld-text';

/** What a page says to machines: structured data that is read and never run. */
export function JsonLd({ data }: { data: Graph }) {
  return <script type="application/ld+json">{jsonLdText(data)}</script>;
}
