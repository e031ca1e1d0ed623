import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { ArticlePage } from '@/components/blog/article-page';
import { MissingPage } from '@/components/catalogue/ways-on';
import { PageMain } from '@/components/layout/page-main';
import { JsonLd } from '@/components/seo/json-ld';
import { SITE } from '@/content/site';
import { findArticle, listArticles, prerenderedArticles } from '@/lib/blog/articles';
import { feedPath } from '@/lib/blog/feed';
import { missingPageMetadata, pageMetadata } from '@/lib/pages/page-metadata';
import { articleData } from '@/lib/seo/article-data';
import { summary } from '@/lib/seo/summary';

export const ensureStatic = 'navigation';

type Props = PageProps<'/[locale]/blog/[article]'>;

export function generateStaticParams() {
  return prerenderedArticles().map((article) => ({ article }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { article: name } = await params;
  const locale = await getLocale();
  const article = findArticle(name, locale);
  if (!article) return missingPageMetadata(locale);

  const t = await getTranslations('blog');
  const { path, title, lead, published, changed, cover } = article;
  return pageMetadata({
    locale,
    path,
    title,
    description: summary(lead),
    picture: cover.src,
    article: { published, changed },
    feed: { path: feedPath(locale), title: t('feedTitle', { brand: SITE.name }) },
  });
}

export default async function BlogArticlePage({ params }: Props) {
  const { article: name } = await params;
  const locale = await getLocale();
  const article = findArticle(name, locale);
  if (!article) return <MissingPage />;

  const others = listArticles(locale).filter((other) => other.name !== name);
  return (
    <PageMain footer="brand">
      <ArticlePage article={article} others={others.slice(0, 2)} />
      <JsonLd data={articleData(article, locale)} />
    </PageMain>
  );
}
