import { getTranslations } from 'next-intl/server';
import { FeatureRow } from '@/components/catalogue/feature-row';
import { Hero } from '@/components/layout/hero';
import type { HeroArt } from '@/content/heroes';
import type { Locale } from '@/lib/contract/locale';
import type { ListingWords } from '@/lib/listing/listing-words';

type CatalogHeadProps = { art: HeroArt; words: ListingWords; locale: Locale };

/** What the women's catalogue opens with: its picture, and what its fabrics withstand (spec §2). */
export async function CatalogHead({ art, words, locale }: CatalogHeadProps) {
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
