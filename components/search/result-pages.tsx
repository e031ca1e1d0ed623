import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { Icon, type IconName } from '@/components/ui/icon';
import type { Locale } from '@/lib/contract/locale';
import { pageNumbers } from '@/lib/listing/page-numbers';
import { searchPath } from '@/lib/search/search-path';
import styles from './result-pages.module.scss';

type ResultPagesProps = { locale: Locale; question: string; page: number; pages: number };

/** The pages of the results; nothing where there is one. */
export async function ResultPages({ locale, question, page, pages }: ResultPagesProps) {
  if (pages === 1) return null;
  const t = await getTranslations({ locale, namespace: 'search' });
  const href = (number: number) => searchPath(locale, question, number);

  return (
    <nav className={styles.pages} aria-label={t('pages')}>
      {page > 1 && <Neighbour href={href(page - 1)} rel="prev" label={t('previous')} icon="arrow-left" />}
      <ol className={styles.list}>
        {pageNumbers(page, pages).map((number, index, numbers) => (
          <li key={number ?? `after ${numbers[index - 1]}`}>
            {number === undefined && <span className={styles.gap} />}
            {number === page && (
              <span className={styles.here} aria-current="page">
                {number}
              </span>
            )}
            {number !== undefined && number !== page && (
              <Link
                href={href(number)}
                prefetch={false}
                className={styles.number}
                aria-label={t('page', { page: number })}
              >
                {number}
              </Link>
            )}
          </li>
        ))}
      </ol>
      {page < pages && <Neighbour href={href(page + 1)} rel="next" label={t('next')} icon="arrow-right" />}
    </nav>
  );
}

type NeighbourProps = { href: string; rel: string; label: string; icon: IconName };

function Neighbour({ href, rel, label, icon }: NeighbourProps) {
  return (
    <Link href={href} prefetch={false} rel={rel} aria-label={label} className={styles.number}>
      <Icon name={icon} />
    </Link>
  );
}
