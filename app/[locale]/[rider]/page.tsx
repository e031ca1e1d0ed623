import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { NotFoundPage } from '@/components/catalogue/not-found-page';
import { PageMain } from '@/components/layout/page-main';
import { RiderProfile } from '@/components/riders/rider-profile';
import { JsonLd } from '@/components/seo/json-ld';
import { ShareProfile } from '@/components/share/share-profile';
import { SocialGallery } from '@/components/social/social-gallery';
import { SITE } from '@/content/site';
import { absoluteUrl } from '@/lib/format/absolute-url';
import { localePath } from '@/lib/i18n/locale-path';
import { createUnknownPathMetadata, PLACEHOLDER_STATIC_PARAM, pageMetadata } from '@/lib/pages/page-metadata';
import { readRiderProducts } from '@/lib/pages/product';
import { findRider, getRiderPath, listRiders } from '@/lib/riders/riders';
import { riderPageJsonLd } from '@/lib/seo/rider-data';
import { summarizeText } from '@/lib/seo/summary';

export const ensureStatic = 'navigation';

type Props = PageProps<'/[locale]/[rider]'>;

export const generateStaticParams = () => [{ rider: PLACEHOLDER_STATIC_PARAM }];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { rider: name } = await params;
  const locale = await getLocale();
  const rider = findRider(name);
  if (!rider) return createUnknownPathMetadata(locale);
  const t = await getTranslations('riders');

  return pageMetadata({
    locale,
    path: getRiderPath(rider),
    title: t('profileTitle', { name: rider.name, title: rider.title[locale] }),
    shareTitle: rider.name,
    description: summarizeText(rider.biography[locale].join(' ')),
    picture: rider.pictures.portrait?.src,
  });
}

export default async function RiderPage({ params }: Props) {
  const { rider: name } = await params;
  const locale = await getLocale();
  const rider = findRider(name);
  if (!rider) return <NotFoundPage />;
  const wears = rider.wears ? await readRiderProducts(rider.wears, locale) : [];

  return (
    <PageMain footer="brand">
      <RiderProfile rider={rider} riders={listRiders()} brand={SITE.name} wears={wears}>
        <ShareProfile
          brand={SITE.name}
          name={rider.name}
          url={absoluteUrl(localePath(locale, getRiderPath(rider)))}
        />
      </RiderProfile>
      <SocialGallery page={rider.slug} />
      <JsonLd data={riderPageJsonLd(rider, locale)} />
    </PageMain>
  );
}
