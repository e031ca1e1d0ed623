import { readSitemap } from '@/lib/pages/sitemap';
import { sitemapFiles, sitemapIndexXml } from '@/lib/seo/sitemap-xml';
import { textAnswer } from '@/lib/seo/text-answer';

/** The sitemap index. */
export async function GET(): Promise<Response> {
  const files = sitemapFiles(await readSitemap());
  const index = sitemapIndexXml(files.map(({ name, changed }) => ({ path: `/sitemaps/${name}`, changed })));
  return textAnswer(index, 'application/xml');
}
