import { getLocale, getTranslations } from 'next-intl/server';
import { Hero } from '@/components/layout/hero';
import { PageMain } from '@/components/layout/page-main';
import { JsonLd } from '@/components/seo/json-ld';
import { SocialGallery } from '@/components/social/social-gallery';
import { StoreList } from '@/components/stores/store-list';
import { StoreTexts } from '@/components/stores/store-texts';
import { STORE_HEROES } from '@/content/art/store-art';
import { namedMetadata } from '@/lib/pages/page-metadata';
import { storesPageData } from '@/lib/seo/store-data';
import { allStores, listStores } from '@/lib/stores/stores';

export const generateMetadata = () => namedMetadata('/store', 'stores');

export default async function StoresPage() {
  const locale = await getLocale();
  const t = await getTranslations('stores');

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
