import { getTranslations } from 'next-intl/server';
import { NewTabLink } from '@/components/layout/new-tab-link';
import { feedPath } from '@/lib/blog/feed-path';
import type { Locale } from '@/lib/contract/locale';
import styles from './blog-ways.module.scss';

/** How to hear of the next article, and where the brand writes besides. */
export async function BlogWays({ locale, externalBlog }: { locale: Locale; externalBlog: string }) {
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
