import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { hasLocale } from 'next-intl';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { Hero } from '@/components/layout/hero';
import { PageMain } from '@/components/layout/page-main';
import { JsonLd } from '@/components/seo/json-ld';
import { SocialGallery } from '@/components/social/social-gallery';
import { StoreList } from '@/components/stores/store-list';
import { StoreTexts } from '@/components/stores/store-texts';
import { STORE_HEROES } from '@/content/store-art';
import { LOCALES } from '@/lib/contract/locale';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { storesPageData } from '@/lib/seo/store-data';
import { allStores, listStores } from '@/lib/stores/stores';

type Props = PageProps<'/[locale]/store'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  if (!hasLocale(LOCALES, locale)) notFound();
  const t = await getTranslations({ locale, namespace: 'stores' });

  return pageMetadata({ locale, path: '/store', title: t('title'), description: t('description') });
}

export default async function StoresPage({ params }: Props) {
  const { locale } = await params;
  if (!hasLocale(LOCALES, locale)) notFound();
  setRequestLocale(locale);
  const t = await getTranslations({ locale, namespace: 'stores' });

  return (
    <PageMain>
      <Hero art={STORE_HEROES.stores} locale={locale} title={t('heading')} tagline={t('intro')} place="sky" />
      <StoreTexts locale={locale}>
        <StoreList stores={listStores('list')} all={allStores()} locale={locale} />
      </StoreTexts>
      <SocialGallery locale={locale} />
      <JsonLd data={storesPageData(listStores('page'), locale)} />
    </PageMain>
  );
}
