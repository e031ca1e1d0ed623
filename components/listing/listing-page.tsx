import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { FeatureRow } from '@/components/catalogue/feature-row';
import { Hero } from '@/components/layout/hero';
import { PageMain } from '@/components/layout/page-main';
import { PartnerBanner } from '@/components/layout/partner-banner';
import { Notice } from '@/components/ui/notice';
import { RetryButton } from '@/components/ui/retry-button';
import type { Art } from '@/content/art/art';
import type { HeroArt } from '@/content/art/heroes';
import { isOutage } from '@/lib/catalogue/outage';
import type { Locale } from '@/lib/contract/locale';
import { localePath } from '@/lib/i18n/locale-path';
import { type ListingWords, listingWords } from '@/lib/listing/listing-words';
import { LISTINGS, type Listing } from '@/lib/listing/listings';
import type { ListingView } from '@/lib/listing/show-listing';
import type { ListingFault } from '@/lib/pages/listing';
import styles from './listing-page.module.scss';
import { ListingResults } from './listing-results';

type ListingPageProps = {
  listing: Listing;
  view: ListingView | ListingFault;
  locale: Locale;
  /** The picture of the women's catalogue, and the one of the banner at the end of pages. */
  art: { catalog: HeroArt; banner: Art };
};

/** The page of a listing under any query, or of one without a landing page. */
export async function ListingPage({ listing, view, locale, art }: ListingPageProps) {
  const t = await getTranslations({ locale, namespace: 'listing' });
  const words = listingWords(listing, isOutage(view) ? undefined : view, locale);
  const isCatalog = listing.name === 'woman-catalog';

  return (
    <PageMain overlay={isCatalog}>
      {isCatalog && <CatalogHead art={art.catalog} words={words} locale={locale} />}
      <section className={styles.column}>
        {isCatalog ? (
          <h2 className={styles.title}>{t('catalogGrid')}</h2>
        ) : (
          <ListingHead listing={listing} words={words} locale={locale} />
        )}
        {isOutage(view) ? (
          <Unreadable of={view.of} locale={locale} />
        ) : (
          <ListingResults listing={listing} view={view} locale={locale} headed={isCatalog} />
        )}
      </section>
      <PartnerBanner art={art.banner} locale={locale} />
    </PageMain>
  );
}

async function Unreadable({ of, locale }: { of: ListingFault['of']; locale: Locale }) {
  const errors = await getTranslations({ locale, namespace: 'errors' });

  return (
    <Notice tone="danger" action={<RetryButton />}>
      {errors(of === 'products' ? 'productsUnavailable' : 'variantUnavailable')}
    </Notice>
  );
}

type CatalogHeadProps = { art: HeroArt; words: ListingWords; locale: Locale };

/** What the women's catalogue opens with: its picture, and what its fabrics withstand (spec §2). */
async function CatalogHead({ art, words, locale }: CatalogHeadProps) {
  const t = await getTranslations({ locale, namespace: 'listing' });

  return (
    <>
      <Hero
        art={art}
        locale={locale}
        title={words.heading}
        tagline={words.tagline ?? ''}
        place="sky"
        long
        hazy
      />
      <FeatureRow
        label={t('catalogFeatures')}
        features={[
          { icon: 'uv', label: t('badgeUv') },
          { icon: 'recycled', label: t('badgeYarn') },
          { icon: 'sun-cream', label: t('badgeSunCream') },
          { icon: 'chlorine', label: t('badgeChlorine') },
        ]}
      />
    </>
  );
}

type ListingHeadProps = { listing: Listing; words: ListingWords; locale: Locale };

/** What a listing opens with, without a picture of its own: its name, and the section it is part of. */
async function ListingHead({ listing, words, locale }: ListingHeadProps) {
  const t = await getTranslations({ locale, namespace: 'listing' });
  const { section } = listing;

  return (
    <div className={styles.head}>
      <p className={styles.section}>
        <Link href={localePath(locale, LISTINGS[section].path)} prefetch={false}>
          {t('section', { section })}
        </Link>
      </p>
      <h1 className={styles.name}>{words.heading}</h1>
      {words.tagline && <p className={styles.tagline}>{words.tagline}</p>}
    </div>
  );
}
