import { useLocale, useTranslations } from 'next-intl';
import { ArticleTeaser } from '@/components/blog/article-teaser';
import { FeatureRow } from '@/components/catalogue/feature-row';
import { Hero } from '@/components/layout/hero';
import { PageMain } from '@/components/layout/page-main';
import { ShopLink } from '@/components/layout/shop-link';
import { ReadFailureNotice } from '@/components/ui/notice';
import { CATEGORY_ARTICLE_SLUGS, LISTING_ARTICLE_SLUGS } from '@/content/navigation';
import type { HeroPicture, SITE_PICTURES } from '@/content/site-pictures';
import { findArticle } from '@/lib/blog/articles';
import { isOutage } from '@/lib/catalogue/outage';
import { createListingTexts, type ListingTexts } from '@/lib/listing/listing-words';
import { LISTINGS, type Listing } from '@/lib/listing/listings';
import type { ListingView } from '@/lib/listing/show-listing';
import type { ListingOutage } from '@/lib/pages/listing';
import styles from './listing-page.module.scss';
import { ListingResults } from './listing-results';

type ListingPageProps = {
  listing: Listing;
  view: ListingView | ListingOutage;
  art: Pick<typeof SITE_PICTURES, 'heroes'>;
};

/** The page of a listing for any query. Listings without a landing page also use it without a query. */
export function ListingPage({ listing, view, art }: ListingPageProps) {
  const locale = useLocale();
  const t = useTranslations('listing');
  const errors = useTranslations('errors');
  const words = createListingTexts(listing, isOutage(view) ? undefined : view, locale);
  const isCatalog = listing.name === 'woman-catalog';
  const [category = '', ...others] = isOutage(view) ? [] : view.query.category;
  const ownArticle = others.length === 0 ? CATEGORY_ARTICLE_SLUGS[category] : undefined;
  const article = findArticle(ownArticle ?? LISTING_ARTICLE_SLUGS[listing.name], locale);

  return (
    <PageMain overlay={isCatalog}>
      {isCatalog && <CatalogHead art={art.heroes.catalog} words={words} />}
      <section className={styles.column}>
        {isCatalog ? (
          <h2 className={`pageTitle ${styles.gridTitle}`}>{t('catalogGrid')}</h2>
        ) : (
          <ListingHead listing={listing} words={words} />
        )}
        {isOutage(view) ? (
          <ReadFailureNotice>
            {errors(view.of === 'products' ? 'productsUnavailable' : 'variantUnavailable')}
          </ReadFailureNotice>
        ) : (
          <ListingResults listing={listing} view={view} headed={isCatalog} />
        )}
      </section>
      {article && (
        <div className={styles.story}>
          <ArticleTeaser article={article} large introduced />
        </div>
      )}
    </PageMain>
  );
}

/** The head of the women's catalogue: its picture and the features of its fabrics (spec §2). */
function CatalogHead({ art, words }: { art: HeroPicture; words: ListingTexts }) {
  const t = useTranslations('listing');

  return (
    <>
      <Hero art={art} title={words.heading} tagline={words.tagline ?? ''} place="sky" long hazy whole />
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

/** The head of a listing without a picture: its name and a link to its section. */
function ListingHead({ listing, words }: { listing: Listing; words: ListingTexts }) {
  const t = useTranslations('listing');
  const { section } = listing;

  return (
    <div className={styles.head}>
      <p className={styles.section}>
        <ShopLink href={LISTINGS[section].path}>{t('section', { section })}</ShopLink>
      </p>
      <h1 className="largeTitle">{words.heading}</h1>
      {words.tagline && <p className={styles.tagline}>{words.tagline}</p>}
    </div>
  );
}
