import { useTranslations } from 'next-intl';
import { getLocale, getTranslations } from 'next-intl/server';
import { MessagePage } from '@/components/layout/message-page';
import { ShopLink } from '@/components/layout/shop-link';
import { readFeaturedProducts } from '@/lib/pages/search';
import styles from './not-found-page.module.scss';
import { ProductCards } from './product-cards';

/** The page for unknown paths. */
export function NotFoundPage() {
  const t = useTranslations('layout');

  return (
    <MessagePage title={t('notFoundTitle')} text={t('notFoundText')} more={<FeaturedProducts />}>
      <ShopLink href="/" tone="solid">
        {t('toHome')}
      </ShopLink>
      <ShopSectionLinks />
    </MessagePage>
  );
}

export function ShopSectionLinks() {
  const t = useTranslations('home');

  return (
    <>
      <ShopLink href="/woman" tone="outline">
        {t('shopWomens')}
      </ShopLink>
      <ShopLink href="/men" tone="outline">
        {t('shopMens')}
      </ShopLink>
    </>
  );
}

/** Four favourite products for pages without content. Renders nothing while the catalogue cannot be read. */
export async function FeaturedProducts() {
  const cards = await readFeaturedProducts(await getLocale());
  const t = await getTranslations('search');
  if (cards.length === 0) return null;

  return (
    <section className={styles.four}>
      <h2 className={styles.title}>{t('favourites')}</h2>
      <ProductCards
        cards={cards}
        sizes="(min-width: 2000px) 450px, (min-width: 768px) 22vw, 46vw"
        className={styles.products}
      />
    </section>
  );
}
