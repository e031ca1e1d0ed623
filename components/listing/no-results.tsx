import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button';
import type { Locale } from '@/lib/contract/locale';
import { type Address, isNarrowed, listingPath, PLAIN_QUERY } from '@/lib/listing/query';
import type { ListingView } from '@/lib/listing/show-listing';
import styles from './no-results.module.scss';

type NoResultsProps = { address: Address; view: ListingView; locale: Locale };

/** Nothing matches (spec §8): said kindly, with a way on. */
export async function NoResults({ address, view, locale }: NoResultsProps) {
  const t = await getTranslations({ locale, namespace: 'listing' });
  const errors = await getTranslations({ locale, namespace: 'errors' });
  const narrowed = isNarrowed(view.query);

  return (
    <div className={styles.nothing}>
      <p className={styles.title}>{errors('noProductFound')}</p>
      <p className={styles.text}>{t(narrowed ? 'nothingText' : 'nothingSection')}</p>
      {narrowed && (
        <ButtonLink href={listingPath(address, PLAIN_QUERY)} tone="outline">
          {t('seeEverything')}
        </ButtonLink>
      )}
    </div>
  );
}
