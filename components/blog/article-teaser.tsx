import Link from 'next/link';
import { Picture } from '@/components/ui/picture';
import type { Article } from '@/lib/blog/article';
import type { Locale } from '@/lib/contract/locale';
import { localePath } from '@/lib/i18n/locale-path';
import { ArticleMeta } from './article-meta';
import styles from './article-teaser.module.scss';

type ArticleTeaserProps = {
  article: Pick<Article, 'path' | 'title' | 'lead' | 'cover' | 'published' | 'minutes'>;
  locale: Locale;
  /** Over the whole page, its words beside the picture. */
  large?: boolean;
  heading?: 'h2' | 'h3';
};

/** The way to an article: all of it is one link. */
export function ArticleTeaser({
  article,
  locale,
  large = false,
  heading: Heading = 'h2',
}: ArticleTeaserProps) {
  const { path, title, lead, cover, published, minutes } = article;

  return (
    <article className={large ? `${styles.teaser} ${styles.large}` : styles.teaser}>
      <div className={styles.words}>
        <ArticleMeta published={published} minutes={minutes} locale={locale} />
        <Heading className={styles.title}>
          <Link href={localePath(locale, path)} prefetch={false} className={styles.link}>
            {title}
          </Link>
        </Heading>
        <p className={styles.lead}>{lead}</p>
      </div>
      <Picture
        {...cover}
        alt={cover.alt[locale]}
        sizes={large ? '(min-width: 1024px) 66vw, 100vw' : '(min-width: 768px) 50vw, 100vw'}
        first={large}
        className={styles.picture}
      />
    </article>
  );
}
