import { useTranslations } from 'next-intl';
import { ArtPicture } from '@/components/layout/art-picture';
import { ShopLink } from '@/components/layout/shop-link';
import { Prose, ProseHead } from '@/components/prose/prose';
import type { Article } from '@/lib/blog/articles';
import styles from './article-page.module.scss';
import { ArticleMeta, ArticleTeaser } from './article-teaser';

/** An article, and the way to the others. */
export function ArticlePage({ article, others }: { article: Article; others: readonly Article[] }) {
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
          <ProseHead title={title} lead={lead} />
        </div>
        <ArtPicture art={cover} sizes="100vw" first className={styles.cover} />
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

/** What else there is to read. */
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
