import { readSitemap } from '@/lib/pages/sitemap';
import { sitemapFiles, sitemapIndexXml } from '@/lib/seo/sitemap-xml';
import { textResponse } from '@/lib/seo/text-response';

/** The sitemap index. */
export async function GET(): Promise<Response> {
  const files = sitemapFiles(await readSitemap());
  const index = sitemapIndexXml(files.map(({ name, changed }) => ({ path: `/sitemaps/${name}`, changed })));
  return textResponse(index, 'application/xml');
}
