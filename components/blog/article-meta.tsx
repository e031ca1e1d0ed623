import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/contract/locale';
import { formatDay } from '@/lib/format/day';
import styles from './article-meta.module.scss';

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
