import { listArticles } from '@/lib/blog/articles';
import { blogFeedPath, blogFeedXml } from '@/lib/blog/feed';
import { LOCALES } from '@/lib/contract/locale';
import { textResponse } from '@/lib/seo/text-response';

const fileOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

export function generateStaticParams() {
  return LOCALES.map((locale) => ({ file: fileOf(blogFeedPath(locale)) }));
}

/** The RSS feed of the articles in one language. */
export async function GET(_request: Request, { params }: RouteContext<'/feeds/[file]'>): Promise<Response> {
  const { file } = await params;
  const locale = LOCALES.find((language) => fileOf(blogFeedPath(language)) === file);
  return locale
    ? textResponse(blogFeedXml(listArticles(locale), locale), 'application/rss+xml')
    : new Response('Not found\n', { status: 404 });
}
