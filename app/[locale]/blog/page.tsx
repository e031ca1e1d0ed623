import { useLocale, useTranslations } from 'next-intl';
import { ArticleTeaser } from '@/components/blog/article-teaser';
import { PageMain } from '@/components/layout/page-main';
import { SectionHeader } from '@/components/layout/section-header';
import { NewTabLink } from '@/components/layout/shop-link';
import { JsonLd } from '@/components/seo/json-ld';
import { SITE } from '@/content/site';
import { type Article, listArticles } from '@/lib/blog/articles';
import { blogFeedPath } from '@/lib/blog/feed';
import { metadataFromMessages } from '@/lib/pages/page-metadata';
import { blogJsonLd } from '@/lib/seo/article-data';
import styles from './page.module.scss';

export const ensureStatic = 'navigation';

export const generateMetadata = () =>
  metadataFromMessages('/blog', 'blog', (t, locale) => ({
    title: t('title'),
    description: t('description'),
    feed: { path: blogFeedPath(locale), title: t('feedTitle', { brand: SITE.name }) },
  }));

export default function BlogPage() {
  const locale = useLocale();
  const articles = listArticles(locale);

  return (
    <PageMain footer="brand">
      <BlogIndex articles={articles} externalBlog={SITE.externalBlog} />
      <JsonLd data={blogJsonLd(articles, locale)} />
    </PageMain>
  );
}

type BlogIndexProps = {
  articles: readonly Article[];
  /** URL of the brand's external blog, or an empty string. */
  externalBlog: string;
};

/** Lists all articles. The newest article is larger than the others. */
function BlogIndex({ articles, externalBlog }: BlogIndexProps) {
  const t = useTranslations('blog');

  return (
    <div className={styles.page}>
      <SectionHeader heading="h1" title={t('title')} line={t('lead')} />
      <ul className={styles.articles}>
        {articles.map((article, index) => (
          <li key={article.name} className={styles.article}>
            <ArticleTeaser article={article} large={index === 0} first={index === 0} />
          </li>
        ))}
      </ul>
      <BlogWays externalBlog={externalBlog} />
    </div>
  );
}

/** Links to the RSS feed and the brand's external blog. */
function BlogWays({ externalBlog }: { externalBlog: string }) {
  const locale = useLocale();
  const t = useTranslations('blog');

  return (
    <p className={styles.links}>
      <span>{t('feedText')}</span>
      <a href={blogFeedPath(locale)} type="application/rss+xml" className={styles.link}>
        {t('feed')}
      </a>
      {externalBlog && (
        <NewTabLink href={externalBlog} className={styles.link}>
          {t('externalBlog')}
        </NewTabLink>
      )}
    </p>
  );
}
