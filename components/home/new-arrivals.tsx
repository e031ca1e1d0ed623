import { getTranslations } from 'next-intl/server';
import { Notice } from '@/components/ui/notice';
import { RetryButton } from '@/components/ui/retry-button';
import { newArrival } from '@/lib/catalogue/new-arrival';
import { isOutage, type Outage } from '@/lib/catalogue/outage';
import { productPath } from '@/lib/catalogue/product-path';
import { productPictures } from '@/lib/catalogue/product-pictures';
import type { ShopProduct } from '@/lib/catalogue/shop-product';
import type { Locale } from '@/lib/contract/locale';
import { ArrivalTile } from './arrival-tile';
import styles from './new-arrivals.module.scss';

/** The tiles: a category of the catalogue each, and where it leads; to its newest product unless told. */
const TILES = [
  { category: 'Boardshorts', label: 'boardshorts', section: 'men', path: undefined },
  { category: 'Bikini', label: 'bikinis', section: 'woman', path: undefined },
  { category: 'Tees', label: 'tees', section: 'men', path: '/men?category=tees' },
] as const;

type NewArrivalsProps = { products: ShopProduct[] | Outage; locale: Locale };

/** The newest of three kinds, each shown by its picture and opened in a new tab (spec §2). */
export async function NewArrivals({ products, locale }: NewArrivalsProps) {
  const t = await getTranslations({ locale, namespace: 'home' });

  return (
    <section className={styles.arrivals}>
      <h2 className={styles.title}>{t('newArrivals')}</h2>
      {isOutage(products) ? <Unreadable locale={locale} /> : <Tiles products={products} locale={locale} />}
    </section>
  );
}

async function Unreadable({ locale }: { locale: Locale }) {
  const errors = await getTranslations({ locale, namespace: 'errors' });

  return (
    <Notice tone="danger" action={<RetryButton />}>
      {errors('productsUnavailable')}
    </Notice>
  );
}

async function Tiles({ products, locale }: { products: ShopProduct[]; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'home' });
  const errors = await getTranslations({ locale, namespace: 'errors' });
  const tiles = TILES.flatMap((tile) => {
    const product = newArrival(products, tile.category);
    return product ? [{ ...tile, product }] : [];
  });
  if (tiles.length === 0) return <Notice tone="plain">{errors('noProductFound')}</Notice>;

  return (
    <ul className={styles.tiles}>
      {tiles.map(({ label, section, path, product }) => (
        <li key={label}>
          <ArrivalTile
            path={path ?? productPath(section, product.slug)}
            locale={locale}
            label={t(label)}
            name={product.name}
            picture={productPictures(product, locale).find(({ view }) => view === 'fullBody')}
          />
        </li>
      ))}
    </ul>
  );
}
