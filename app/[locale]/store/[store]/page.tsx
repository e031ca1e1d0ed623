import type { Metadata } from 'next';
import { getLocale } from 'next-intl/server';
import { NotFoundPage } from '@/components/catalogue/not-found-page';
import { PageMain } from '@/components/layout/page-main';
import { JsonLd } from '@/components/seo/json-ld';
import { StoreMessagesProvider } from '@/components/stores/store-address';
import { StoreDetails } from '@/components/stores/store-details';
import {
  createUnknownPathMetadata,
  metadataFromMessages,
  PLACEHOLDER_STATIC_PARAM,
} from '@/lib/pages/page-metadata';
import { storePageJsonLd } from '@/lib/seo/store-data';
import { findStorePage, listStoresInOrder, storePath } from '@/lib/stores/stores';

export const ensureStatic = 'navigation';

type Props = PageProps<'/[locale]/store/[store]'>;

export const generateStaticParams = () => [{ store: PLACEHOLDER_STATIC_PARAM }];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { store: slug } = await params;
  const store = findStorePage(slug);
  if (!store) return createUnknownPathMetadata(await getLocale());
  const { name, place, address, picture } = store;
  const { street, district } = address;

  return metadataFromMessages(storePath(store), 'stores', (t) => ({
    title: t('storeTitle', { name, place }),
    description: t('storeDescription', { name, place, street, district }),
    picture: picture?.src,
  }));
}

export default async function StorePage({ params }: Props) {
  const { store: slug } = await params;
  const locale = await getLocale();
  const store = findStorePage(slug);
  if (!store) return <NotFoundPage />;

  return (
    <PageMain footer="brand">
      <StoreMessagesProvider>
        <StoreDetails store={store} pages={listStoresInOrder('page')} />
      </StoreMessagesProvider>
      <JsonLd data={storePageJsonLd(store, locale)} />
    </PageMain>
  );
}
