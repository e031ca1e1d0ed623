import type { Metadata } from 'next';
import { useTranslations } from 'next-intl';
import { getLocale, getTranslations } from 'next-intl/server';
import { ArticleMeta, ArticleTeaser } from '@/components/blog/article-teaser';
import { NotFoundPage } from '@/components/catalogue/not-found-page';
import { PageMain } from '@/components/layout/page-main';
import { ShopLink } from '@/components/layout/shop-link';
import { SitePictureImage } from '@/components/layout/site-picture-image';
import { Prose, ProseHeader } from '@/components/prose/prose';
import { JsonLd } from '@/components/seo/json-ld';
import { SITE } from '@/content/site';
import { type Article, findArticle, listArticles } from '@/lib/blog/articles';
import { blogFeedPath } from '@/lib/blog/feed';
import { createUnknownPathMetadata, PLACEHOLDER_STATIC_PARAM, pageMetadata } from '@/lib/pages/page-metadata';
import { articleJsonLd } from '@/lib/seo/article-data';
import { summarizeText } from '@/lib/seo/summary';
import styles from './page.module.scss';

export const ensureStatic = 'navigation';

type Props = PageProps<'/[locale]/blog/[article]'>;

export const generateStaticParams = () => [{ article: PLACEHOLDER_STATIC_PARAM }];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { article: name } = await params;
  const locale = await getLocale();
  const article = findArticle(name, locale);
  if (!article) return createUnknownPathMetadata(locale);

  const t = await getTranslations('blog');
  const { path, title, lead, published, changed, cover } = article;
  return pageMetadata({
    locale,
    path,
    title,
    description: summarizeText(lead),
    picture: cover.src,
    article: { published, changed },
    feed: { path: blogFeedPath(locale), title: t('feedTitle', { brand: SITE.name }) },
  });
}

export default async function BlogArticlePage({ params }: Props) {
  const { article: name } = await params;
  const locale = await getLocale();
  const article = findArticle(name, locale);
  if (!article) return <NotFoundPage />;

  const others = listArticles(locale).filter((other) => other.name !== name);
  return (
    <PageMain footer="brand">
      <ArticlePage article={article} others={others.slice(0, 2)} />
      <JsonLd data={articleJsonLd(article, locale)} />
    </PageMain>
  );
}

/** An article and links to other articles. */
function ArticlePage({ article, others }: { article: Article; others: readonly Article[] }) {
  const t = useTranslations('blog');
  const { title, lead, cover, published, minutes, blocks, pictures } = article;

  return (
    <div className={styles.page}>
      <article>
        <div className={styles.head}>
          <p className="eyebrow">
            <ShopLink href="/blog" className={styles.back}>
              {t('title')}
            </ShopLink>
          </p>
          <ProseHeader title={title} lead={lead} />
        </div>
        <SitePictureImage
          art={cover}
          sizes="(min-width: 2000px) 2000px, 100vw"
          first
          className={styles.cover}
        />
        <div className={styles.body}>
          <div className={styles.meta}>
            <ArticleMeta published={published} minutes={minutes} />
          </div>
          <Prose blocks={blocks} pictures={pictures} />
        </div>
      </article>
      {others.length > 0 && <NextArticles articles={others} />}
    </div>
  );
}

/** Teasers of other articles. */
function NextArticles({ articles }: { articles: readonly Article[] }) {
  const t = useTranslations('blog');

  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{t('readNext')}</h2>
      <ul className={styles.articles}>
        {articles.map((article) => (
          <li key={article.name}>
            <ArticleTeaser article={article} heading="h3" />
          </li>
        ))}
      </ul>
    </section>
  );
}
