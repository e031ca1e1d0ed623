import { getTranslations } from 'next-intl/server';
import type { Article } from '@/lib/blog/article';
import type { Locale } from '@/lib/contract/locale';
import { ArticleTeaser } from './article-teaser';
import styles from './next-articles.module.scss';

/** What else there is to read. */
export async function NextArticles({ articles, locale }: { articles: readonly Article[]; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'blog' });

  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{t('readNext')}</h2>
      <ul className={styles.articles}>
        {articles.map((article) => (
          <li key={article.name}>
            <ArticleTeaser article={article} locale={locale} heading="h3" />
          </li>
        ))}
      </ul>
    </section>
  );
}
