import { useLocale, useTranslations } from 'next-intl';
import { SectionHead } from '@/components/layout/section-head';
import { NewTabLink } from '@/components/layout/shop-link';
import type { Article } from '@/lib/blog/articles';
import { feedPath } from '@/lib/blog/feed';
import { ArticleTeaser } from './article-teaser';
import styles from './blog-index.module.scss';

type BlogIndexProps = {
  articles: readonly Article[];
  /** The brand's blog elsewhere; none when empty. */
  externalBlog: string;
};

/** Every article, the newest large. */
export function BlogIndex({ articles, externalBlog }: BlogIndexProps) {
  const t = useTranslations('blog');

  return (
    <div className={styles.page}>
      <SectionHead heading="h1" title={t('title')} line={t('lead')} />
      <ul className={styles.articles}>
        {articles.map((article, index) => (
          <li key={article.name} className={styles.article}>
            <ArticleTeaser article={article} large={index === 0} />
          </li>
        ))}
      </ul>
      <BlogWays externalBlog={externalBlog} />
    </div>
  );
}

/** The RSS feed, and the brand's external blog. */
function BlogWays({ externalBlog }: { externalBlog: string }) {
  const locale = useLocale();
  const t = useTranslations('blog');

  return (
    <p className={styles.ways}>
      <span>{t('feedText')}</span>
      <a href={feedPath(locale)} type="application/rss+xml" className={styles.way}>
        {t('feed')}
      </a>
      {externalBlog && (
        <NewTabLink href={externalBlog} className={styles.way}>
          {t('externalBlog')}
        </NewTabLink>
      )}
    </p>
  );
}
