import { useLocale, useTranslations } from 'next-intl';
import { Hero } from '@/components/layout/hero';
import { PageMain } from '@/components/layout/page-main';
import { JsonLd } from '@/components/seo/json-ld';
import { SocialGallery } from '@/components/social/social-gallery';
import { StoreTexts } from '@/components/stores/store-address';
import { StoreList } from '@/components/stores/store-list';
import { ART } from '@/content/art';
import { metadataFromNamespace } from '@/lib/pages/page-metadata';
import { storesPageData } from '@/lib/seo/store-data';
import { allStores, listStoresInOrder } from '@/lib/stores/stores';

export const ensureStatic = 'navigation';

export const generateMetadata = () => metadataFromNamespace('/store', 'stores');

export default function StoresPage() {
  const locale = useLocale();
  const t = useTranslations('stores');

  return (
    <PageMain footer="brand">
      <Hero art={ART.heroes.stores} title={t('heading')} tagline={t('intro')} place="sky" />
      <StoreTexts>
        <StoreList stores={listStoresInOrder('list')} all={allStores()} />
      </StoreTexts>
      <SocialGallery page="store" />
      <JsonLd data={storesPageData(listStoresInOrder('page'), locale)} />
    </PageMain>
  );
}
