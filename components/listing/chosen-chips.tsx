import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { type Chip, chips } from '@/lib/listing/chips';
import { type Address, listingPath, PLAIN_QUERY } from '@/lib/listing/query';
import type { ListingView } from '@/lib/listing/show-listing';
import { ListingLink } from './listing-link';
import styles from './listing-results.module.scss';

/** The active filters as chips that remove them, one by one or all. */
export function ChosenChips({ address, view }: { address: Address; view: ListingView }) {
  const locale = useLocale();
  const t = useTranslations('listing');
  const chosen: Chip[] = chips(address, view, locale, {
    from: (price) => t('from', { price }),
    upTo: (price) => t('upTo', { price }),
  });
  if (chosen.length === 0) return null;
  const everything = listingPath(address, { ...PLAIN_QUERY, sort: view.query.sort });

  return (
    <ul className={styles.chips} aria-label={t('chosen')}>
      {chosen.map(({ label, href }) => (
        <li key={label}>
          <ListingLink
            href={href}
            path={address.path}
            focus="results"
            stays
            rel="nofollow"
            label={t('remove', { name: label })}
            className={styles.chip}
          >
            {label}
            <Icon name="close" className={styles.cross} />
          </ListingLink>
        </li>
      ))}
      <li>
        <ListingLink href={everything} path={address.path} focus="results" stays className={styles.all}>
          {t('clearAll')}
        </ListingLink>
      </li>
    </ul>
  );
}
