import { readSitemap } from '@/lib/pages/sitemap';
import { sitemapFiles, sitemapXml } from '@/lib/seo/sitemap-xml';
import { textResponse } from '@/lib/seo/text-response';

export async function generateStaticParams() {
  return sitemapFiles(await readSitemap()).map(({ name }) => ({ file: name }));
}

/** A sitemap by its name in the index. */
export async function GET(
  _request: Request,
  { params }: RouteContext<'/sitemaps/[file]'>,
): Promise<Response> {
  const { file: name } = await params;
  const file = sitemapFiles(await readSitemap()).find((candidate) => candidate.name === name);
  return file
    ? textResponse(sitemapXml(file.entries), 'application/xml')
    : new Response('Not found\n', { status: 404 });
}
