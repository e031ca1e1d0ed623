import { useLocale, useTranslations } from 'next-intl';
import { Hero } from '@/components/layout/hero';
import { PageMain } from '@/components/layout/page-main';
import { JsonLd } from '@/components/seo/json-ld';
import { SocialGallery } from '@/components/social/social-gallery';
import { StoreMessagesProvider } from '@/components/stores/store-address';
import { StoreList } from '@/components/stores/store-list';
import { SITE_PICTURES } from '@/content/site-pictures';
import { metadataFromNamespace } from '@/lib/pages/page-metadata';
import { storesPageJsonLd } from '@/lib/seo/store-data';
import { listStores, listStoresInOrder } from '@/lib/stores/stores';

export const ensureStatic = 'navigation';

export const generateMetadata = () => metadataFromNamespace('/store', 'stores');

export default function StoresPage() {
  const locale = useLocale();
  const t = useTranslations('stores');

  return (
    <PageMain footer="brand">
      <Hero art={SITE_PICTURES.heroes.stores} title={t('heading')} tagline={t('intro')} place="sky" stacked />
      <StoreMessagesProvider>
        <StoreList stores={listStoresInOrder('list')} all={listStores()} />
      </StoreMessagesProvider>
      <SocialGallery page="store" />
      <JsonLd data={storesPageJsonLd(listStoresInOrder('page'), locale)} />
    </PageMain>
  );
}
