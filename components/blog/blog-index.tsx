import { getTranslations } from 'next-intl/server';
import { SectionHead } from '@/components/layout/section-head';
import type { Article } from '@/lib/blog/article';
import type { Locale } from '@/lib/contract/locale';
import { ArticleTeaser } from './article-teaser';
import styles from './blog-index.module.scss';
import { BlogWays } from './blog-ways';

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
