import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/contract/locale';
import { localePath } from '@/lib/i18n/locale-path';
import type { ListingWords } from '@/lib/listing/listing-words';
import { LISTINGS, type Listing } from '@/lib/listing/listings';
import styles from './listing-head.module.scss';

type ListingHeadProps = { listing: Listing; words: ListingWords; locale: Locale };

/** What a listing opens with, without a picture of its own: its name, and the section it is part of. */
export async function ListingHead({ listing, words, locale }: ListingHeadProps) {
  const t = await getTranslations({ locale, namespace: 'listing' });
  const { section } = listing;

  return (
    <div className={styles.head}>
      <p className={styles.section}>
        <Link href={localePath(locale, LISTINGS[section].path)} prefetch={false}>
          {t('section', { section })}
        </Link>
      </p>
      <h1 className={styles.title}>{words.heading}</h1>
      {words.tagline && <p className={styles.tagline}>{words.tagline}</p>}
    </div>
  );
}
