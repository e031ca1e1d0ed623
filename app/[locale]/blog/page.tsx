import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { BlogIndex } from '@/components/blog/blog-index';
import { PageMain } from '@/components/layout/page-main';
import { JsonLd } from '@/components/seo/json-ld';
import { SITE } from '@/content/site';
import { listArticles } from '@/lib/blog/articles';
import { feedPath } from '@/lib/blog/feed';
import { pageMetadata } from '@/lib/pages/page-metadata';
import { blogData } from '@/lib/seo/article-data';

export async function generateMetadata(): Promise<Metadata> {
  const locale = await getLocale();
  const t = await getTranslations('blog');

  return pageMetadata({
    locale,
    path: '/blog',
    title: t('title'),
    description: t('description'),
    feed: { path: feedPath(locale), title: t('feedTitle', { brand: SITE.name }) },
  });
}

export default async function BlogPage() {
  const locale = await getLocale();
  const articles = listArticles(locale);

  return (
    <PageMain>
      <BlogIndex articles={articles} locale={locale} externalBlog={SITE.externalBlog} />
      <JsonLd data={blogData(articles, locale)} />
    </PageMain>
  );
}
