import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { Picture } from '@/components/ui/picture';
import type { Article } from '@/lib/blog/articles';
import type { Locale } from '@/lib/contract/locale';
import { formatDay } from '@/lib/format/dates';
import { localePath } from '@/lib/i18n/locale-path';
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

type ArticleMetaProps = { published: string; minutes: number; locale: Locale };

/** When an article came out, and how long it takes to read. */
export async function ArticleMeta({ published, minutes, locale }: ArticleMetaProps) {
  const t = await getTranslations({ locale, namespace: 'blog' });

  return (
    <p className={styles.meta}>
      <time dateTime={published}>{formatDay(published, locale)}</time>
      <span>{t('minutes', { minutes })}</span>
    </p>
  );
}
