import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { hasLocale } from 'next-intl';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { BlogIndex } from '@/components/blog/blog-index';
import { PageMain } from '@/components/layout/page-main';
import { JsonLd } from '@/components/seo/json-ld';
import { SITE } from '@/content/site';
import { listArticles } from '@/lib/blog/articles';
import { feedPath } from '@/lib/blog/feed-path';
import { LOCALES } from '@/lib/contract/locale';
import { blogData } from '@/lib/seo/article-data';
import { pageMetadata } from '@/lib/seo/page-metadata';

type Props = PageProps<'/[locale]/blog'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  if (!hasLocale(LOCALES, locale)) notFound();
  const t = await getTranslations({ locale, namespace: 'blog' });

  return pageMetadata({
    locale,
    path: '/blog',
    title: t('title'),
    description: t('description'),
    feed: { path: feedPath(locale), title: t('feedTitle', { brand: SITE.name }) },
  });
}

export default async function BlogPage({ params }: Props) {
  const { locale } = await params;
  if (!hasLocale(LOCALES, locale)) notFound();
  setRequestLocale(locale);
  const articles = listArticles(locale);

  return (
    <PageMain>
      <BlogIndex articles={articles} locale={locale} externalBlog={SITE.externalBlog} />
      <JsonLd data={blogData(articles, locale)} />
    </PageMain>
  );
}
