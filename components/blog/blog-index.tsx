import { getTranslations } from 'next-intl/server';
import { NewTabLink } from '@/components/layout/new-tab-link';
import { SectionHead } from '@/components/layout/section-head';
import type { Article } from '@/lib/blog/articles';
import { feedPath } from '@/lib/blog/feed';
import type { Locale } from '@/lib/contract/locale';
import { ArticleTeaser } from './article-teaser';
import styles from './blog-index.module.scss';

type BlogIndexProps = {
  articles: readonly Article[];
  locale: Locale;
  /** The brand's blog elsewhere; none when empty. */
  externalBlog: string;
};

/** Every article, the newest large. */
export async function BlogIndex({ articles, locale, externalBlog }: BlogIndexProps) {
  const t = await getTranslations({ locale, namespace: 'blog' });

  return (
    <div className={styles.page}>
      <SectionHead heading="h1" title={t('title')} line={t('lead')} />
      <ul className={styles.articles}>
        {articles.map((article, index) => (
          <li key={article.name} className={styles.article}>
            <ArticleTeaser article={article} locale={locale} large={index === 0} />
          </li>
        ))}
      </ul>
      <BlogWays locale={locale} externalBlog={externalBlog} />
    </div>
  );
}

/** The RSS feed, and the brand's external blog. */
async function BlogWays({ locale, externalBlog }: { locale: Locale; externalBlog: string }) {
  const t = await getTranslations({ locale, namespace: 'blog' });

  return (
    <p className={styles.ways}>
      <span>{t('feedText')}</span>
      <a href={feedPath(locale)} type="application/rss+xml" className={styles.way}>
        {t('feed')}
      </a>
      {externalBlog && (
        <NewTabLink href={externalBlog} locale={locale} className={styles.way}>
          {t('externalBlog')}
        </NewTabLink>
      )}
    </p>
  );
}
