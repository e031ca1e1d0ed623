import { useLocale } from 'next-intl';
import { BlogIndex } from '@/components/blog/blog-index';
import { PageMain } from '@/components/layout/page-main';
import { JsonLd } from '@/components/seo/json-ld';
import { SITE } from '@/content/site';
import { listArticles } from '@/lib/blog/articles';
import { feedPath } from '@/lib/blog/feed';
import { wordedMetadata } from '@/lib/pages/page-metadata';
import { blogData } from '@/lib/seo/article-data';

export const ensureStatic = 'navigation';

export const generateMetadata = () =>
  wordedMetadata('/blog', 'blog', (t, locale) => ({
    title: t('title'),
    description: t('description'),
    feed: { path: feedPath(locale), title: t('feedTitle', { brand: SITE.name }) },
  }));

export default function BlogPage() {
  const locale = useLocale();
  const articles = listArticles(locale);

  return (
    <PageMain footer="brand">
      <BlogIndex articles={articles} externalBlog={SITE.externalBlog} />
      <JsonLd data={blogData(articles, locale)} />
    </PageMain>
  );
}
