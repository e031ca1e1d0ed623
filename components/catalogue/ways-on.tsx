import { useTranslations } from 'next-intl';
import { getLocale, getTranslations } from 'next-intl/server';
import { ShopLink } from '@/components/layout/shop-link';
import { StatusPage } from '@/components/layout/status-page';
import { readFavourites } from '@/lib/pages/search';
import { ProductCards } from './product-cards';
import styles from './ways-on.module.scss';

/** In place of a page that there is not. */
export function MissingPage() {
  const t = useTranslations('layout');

  return (
    <StatusPage title={t('notFoundTitle')} text={t('notFoundText')} more={<FourProducts />}>
      <ShopLink href="/" tone="solid">
        {t('toHome')}
      </ShopLink>
      <ShopDoors />
    </StatusPage>
  );
}

/** The two doors of the shop, for who has found nothing behind another. */
export function ShopDoors() {
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

/** Something to look at where there is nothing else: four products of the shop, if it can be asked for them. */
export async function FourProducts() {
  const cards = await readFavourites(await getLocale());
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
