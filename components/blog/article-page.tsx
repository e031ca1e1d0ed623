import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { Prose } from '@/components/prose/prose';
import { ProseHead } from '@/components/prose/prose-head';
import { Picture } from '@/components/ui/picture';
import type { Article } from '@/lib/blog/articles';
import type { Locale } from '@/lib/contract/locale';
import { localePath } from '@/lib/i18n/locale-path';
import styles from './article-page.module.scss';
import { ArticleMeta, ArticleTeaser } from './article-teaser';

type ArticlePageProps = { article: Article; others: readonly Article[]; locale: Locale };

/** An article, and the way to the others. */
export async function ArticlePage({ article, others, locale }: ArticlePageProps) {
  const t = await getTranslations({ locale, namespace: 'blog' });
  const { title, lead, cover, published, minutes, blocks, pictures } = article;

  return (
    <div className={styles.page}>
      <article>
        <div className={styles.head}>
          <p className={styles.eyebrow}>
            <Link href={localePath(locale, '/blog')} prefetch={false} className={styles.back}>
              {t('title')}
            </Link>
          </p>
          <ProseHead title={title} lead={lead} />
        </div>
        <Picture {...cover} alt={cover.alt[locale]} sizes="100vw" first className={styles.cover} />
        <div className={styles.body}>
          <div className={styles.meta}>
            <ArticleMeta published={published} minutes={minutes} locale={locale} />
          </div>
          <Prose blocks={blocks} locale={locale} pictures={pictures} />
        </div>
      </article>
      {others.length > 0 && <NextArticles articles={others} locale={locale} />}
    </div>
  );
}

/** What else there is to read. */
async function NextArticles({ articles, locale }: { articles: readonly Article[]; locale: Locale }) {
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
