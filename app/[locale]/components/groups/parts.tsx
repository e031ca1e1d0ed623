import { useLocale, useTranslations } from 'next-intl';
import { PICTURES } from '@/app/[locale]/components/sample-pictures';
import { LONG_NAME, NAME, PRICE } from '@/app/[locale]/components/samples';
import { Group, Specimen, Specimens } from '@/app/[locale]/components/specimen';
import { ArticleTeaser } from '@/components/blog/article-teaser';
import { FeatureRow } from '@/components/catalogue/feature-row';
import { ProductCard } from '@/components/catalogue/product-card';
import { Hero } from '@/components/layout/hero';
import { PartnerBanner } from '@/components/layout/partner-banner';
import { SectionHead } from '@/components/layout/section-head';
import { ListingResults } from '@/components/listing/listing-results';
import { LoadMore } from '@/components/listing/load-more';
import { RiderCard } from '@/components/riders/rider-card';
import { ART } from '@/content/art';
import { SITE } from '@/content/site';
import { listArticles } from '@/lib/blog/articles';
import type { ProductCard as Card } from '@/lib/catalogue/product-card';
import { localePath } from '@/lib/i18n/locale-path';
import { addressOf, LISTINGS } from '@/lib/listing/listings';
import { PLAIN_QUERY } from '@/lib/listing/query';
import type { ListingView } from '@/lib/listing/show-listing';
import { listRiders } from '@/lib/riders/riders';

const [picture, second] = PICTURES;

export function useCard(): Card {
  const href = localePath(useLocale(), '/components');
  const t = useTranslations('catalogue');
  const sizes = { label: t('sizes'), turns: ['28 30', '32'], soldOut: ` ${t('soldOut')}` };
  return { id: NAME, href, name: NAME, price: PRICE, picture, second, sizes };
}

export function Cards() {
  const locale = useLocale();
  const t = useTranslations('listing');
  const noImage = useTranslations('catalogue')('noImage');
  const usual = useCard();
  const [rider] = listRiders();
  const [article] = listArticles(locale);
  const shown = (changes: Partial<Card> = {}) => (
    <ProductCard card={{ ...usual, ...changes }} noImage={noImage} sizes="20rem" />
  );
  const of = rider && { rider, heading: 'h3' as const, sizes: '20rem' };

  return (
    <Group name="cards">
      <Specimens
        of={{
          usual: shown(),
          fewLeft: shown({ note: t('fewLeft') }),
          soldOut: shown({ note: t('soldOut'), sizes: undefined }),
          noPicture: shown({ picture: undefined, second: undefined }),
          longName: shown({ name: LONG_NAME }),
        }}
      />
      <Specimens
        of={{
          rider: of && <RiderCard {...of} />,
          current: of && <RiderCard {...of} current />,
          noPicture: of && <RiderCard {...of} rider={{ ...of.rider, pictures: {} }} />,
          article: article && <ArticleTeaser article={article} heading="h3" />,
        }}
      />
      <Specimen state="articleLarge" wide>
        {article && <ArticleTeaser article={article} heading="h3" large />}
      </Specimen>
    </Group>
  );
}

const choice = (value: string, count: number, chosen = false, swatch?: string) => ({
  ...{ value, count, chosen, swatch },
  label: { en: value, id: value },
});

function useView(): ListingView {
  const card = useCard();
  // Each with a picture of its own, and other ones than the search's: of one only one may travel.
  const shown = PICTURES.slice(0, 2).map((pictured) => ({ ...card, id: pictured.src, picture: pictured }));

  return {
    query: { ...PLAIN_QUERY, size: ['32'], max: PRICE, sort: 'newest', page: 2 },
    facets: [
      { name: 'size', choices: [choice('30', 4), choice('32', 9, true), choice('34', 0)] },
      { name: 'colour', choices: [choice('Laut', 3, false, 'teal'), choice('Pasir', 6, false, 'tan')] },
    ],
    prices: { min: PRICE / 2, max: PRICE * 2 },
    ...{ shown, total: 160, page: 2, pages: 7, firstNew: 0 },
  };
}

export function Listings() {
  const locale = useLocale();
  const view = useView();
  const grows = LISTINGS['woman-catalog'];
  const address = addressOf(grows, locale);
  const none = { shown: [], total: 0, pages: 1 };
  const all = { ...view, total: view.shown.length, pages: 2 };

  return (
    <Group name="listing">
      <Specimens
        wide
        of={{
          narrowed: <ListingResults listing={LISTINGS.men} view={view} headed />,
          nothing: <ListingResults listing={LISTINGS.men} view={{ ...view, ...none }} headed />,
        }}
      />
      <Specimens
        of={{
          growing: <LoadMore listing={grows} address={address} view={view} />,
          grown: <LoadMore listing={grows} address={address} view={all} />,
        }}
      />
    </Group>
  );
}

export function Heads() {
  const t = useTranslations('home');
  const men = useTranslations('men');
  const woman = useTranslations('woman');
  const { heroes } = ART;

  return (
    <Group name="heads">
      <Specimens
        wide
        of={{
          heroWater: (
            <Hero art={heroes.home} title={t('heroTitle')} tagline={t('heroTagline')} place="water" />
          ),
          heroSky: <Hero art={heroes.men} title={men('heading')} tagline={men('tagline')} place="sky" hazy />,
          heroLong: (
            <Hero
              art={heroes.woman}
              title={woman('heading', { year: String(SITE.collectionYear) })}
              tagline={woman('tagline')}
              place="sky"
              long
              hazy
            />
          ),
          section: <SectionHead title={t('newArrivals')} line={t('newArrivalsText')} />,
          features: (
            <FeatureRow
              label={men('featuresHeading')}
              features={[
                { icon: 'taped-seam', label: men('featureSeam') },
                { icon: 'stretch', label: men('featureStretch') },
                { icon: 'quick-dry', label: men('featureDry') },
              ]}
            />
          ),
          partner: <PartnerBanner art={ART.partnerBanner} />,
        }}
      />
    </Group>
  );
}
