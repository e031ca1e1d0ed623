import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import type { Locale } from '@/lib/contract/locale';
import { type Address, listingPath } from '@/lib/listing/listing-path';
import { pageNumbers } from '@/lib/listing/page-numbers';
import type { ListingView } from '@/lib/listing/show-listing';
import { ListingLink } from './listing-link';
import styles from './page-links.module.scss';

type PageLinksProps = { address: Address; view: ListingView; locale: Locale };

/** The pages of a listing; nothing where there is one. */
export async function PageLinks({ address, view, locale }: PageLinksProps) {
  const t = await getTranslations({ locale, namespace: 'listing' });
  const { page, pages, query } = view;
  if (pages === 1) return null;
  const link = { path: address.path, focus: 'results', className: styles.link } as const;
  const href = (number: number) => listingPath(address, { ...query, page: number });

  return (
    <nav className={styles.pages} aria-label={t('pages')}>
      {page > 1 && (
        <ListingLink {...link} href={href(page - 1)} rel="prev" label={t('previous')}>
          <Icon name="arrow-left" />
        </ListingLink>
      )}
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
              <ListingLink {...link} href={href(number)} label={t('page', { number })}>
                {number}
              </ListingLink>
            )}
          </li>
        ))}
      </ol>
      {page < pages && (
        <ListingLink {...link} href={href(page + 1)} rel="next" label={t('next')}>
          <Icon name="arrow-right" />
        </ListingLink>
      )}
    </nav>
  );
}
